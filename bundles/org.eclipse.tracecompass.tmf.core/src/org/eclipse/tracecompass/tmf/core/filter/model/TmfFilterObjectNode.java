package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;

/** Any filter as a node; it cannot be stored. */
public class TmfFilterObjectNode extends NegatableNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "FILTEROBJECT";

    /** Attribute: the name. */
    public static final String NAME_ATTR = "name";

    private final ITmfFilter filter;

    /**
     * A node.
     *
     * @param filter the filter
     */
    @NonNullByDefault({})
    public TmfFilterObjectNode(ITmfFilter filter) {
        this(null, filter);
    }

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     * @param filter the filter
     */
    @NonNullByDefault({})
    public TmfFilterObjectNode(ITmfFilterTreeNode parent, ITmfFilter filter) {
        super(parent);
        this.filter = filter;
    }

    /** {@return the filter} */
    @NonNullByDefault({})
    public ITmfFilter getFilter() {
        return filter;
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        return filter.matches(event) ^ isNot();
    }

    @NonNullByDefault({})
    @Override
    public List<String> getValidChildren() {
        return List.of();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        return negate(filter.toString());
    }
}
