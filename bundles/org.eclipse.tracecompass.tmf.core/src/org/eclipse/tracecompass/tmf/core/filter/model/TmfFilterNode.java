package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** A filter with a name: all children accept the event. */
public class TmfFilterNode extends TmfFilterTreeNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "FILTER";

    /** Attribute: the name. */
    public static final String NAME_ATTR = "name";

    private String filterName;

    /**
     * A filter.
     *
     * @param filterName its name
     */
    @NonNullByDefault({})
    public TmfFilterNode(String filterName) {
        this(null, filterName);
    }

    /**
     * A filter.
     *
     * @param parent where it is added at the end, or null
     * @param filterName its name
     */
    @NonNullByDefault({})
    public TmfFilterNode(ITmfFilterTreeNode parent, String filterName) {
        super(parent);
        this.filterName = filterName;
    }

    /** {@return the name} */
    @NonNullByDefault({})
    public String getFilterName() {
        return filterName;
    }

    /**
     * Sets the name.
     *
     * @param filterName the name
     */
    @NonNullByDefault({})
    public void setFilterName(String filterName) {
        this.filterName = filterName;
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        return allChildrenMatch(event);
    }

    @NonNullByDefault({})
    @Override
    public List<String> getValidChildren() {
        return hasChildren() ? List.of() : super.getValidChildren();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        return join("&&", explicit);
    }
}
