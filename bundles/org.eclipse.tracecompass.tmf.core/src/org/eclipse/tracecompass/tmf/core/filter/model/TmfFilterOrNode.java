package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** At least one child accepts the event. */
public class TmfFilterOrNode extends NegatableNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "OR";

    /** Attribute: whether the node is negated. */
    public static final String NOT_ATTR = "not";

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterOrNode(ITmfFilterTreeNode parent) {
        super(parent);
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        return anyChildMatches(event) ^ isNot();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        return negate(join("||", explicit));
    }
}
