package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The root of a list of named filters. */
public class TmfFilterRootNode extends TmfFilterTreeNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "ROOT";

    /** An empty list. */
    public TmfFilterRootNode() {
        super(null);
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
        return List.of(TmfFilterNode.NODE_NAME);
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        return join("&&", explicit);
    }
}
