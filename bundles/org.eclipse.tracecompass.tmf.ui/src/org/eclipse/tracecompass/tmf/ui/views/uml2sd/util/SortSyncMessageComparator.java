package org.eclipse.tracecompass.tmf.ui.views.uml2sd.util;

import java.io.Serializable;
import java.util.Comparator;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.BaseMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;

/**
 * Sorts synchronous messages and executions by their event, from top to bottom.
 *
 * @since 9.5.0
 */
public class SortSyncMessageComparator implements Comparator<GraphNode>, Serializable {

    private static final long serialVersionUID = 1L;

    @Override
    public int compare(GraphNode arg0, GraphNode arg1) {
        return Integer.compare(event(arg0), event(arg1));
    }

    private static int event(GraphNode node) {
        return node instanceof BaseMessage message && node instanceof SyncMessage
                ? message.getEventOccurrence()
                : node.getStartOccurrence();
    }
}
