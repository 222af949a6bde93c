package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** All children accept the event; without children, it accepts none. */
public class TmfFilterAndNode extends NegatableNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "AND";

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterAndNode(ITmfFilterTreeNode parent) {
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
        return (hasChildren() && allChildrenMatch(event)) ^ isNot();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        // The empty expression accepts everything, as a negated node without children does.
        return isNot() && !hasChildren() ? "" : negate(join("&&", explicit));
    }
}
