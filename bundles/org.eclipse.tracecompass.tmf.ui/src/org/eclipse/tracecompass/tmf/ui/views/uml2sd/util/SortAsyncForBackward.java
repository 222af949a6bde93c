package org.eclipse.tracecompass.tmf.ui.views.uml2sd.util;

import java.io.Serializable;
import java.util.Comparator;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;

/**
 * Sorts asynchronous messages by the event of their arrival, then of their sending.
 *
 * @since 9.5.0
 */
public class SortAsyncForBackward implements Comparator<GraphNode>, Serializable {

    private static final long serialVersionUID = 1L;

    @Override
    public int compare(GraphNode arg0, GraphNode arg1) {
        int first = Integer.compare(arg0.getEndOccurrence(), arg1.getEndOccurrence());
        return first == 0
                ? Integer.compare(arg0.getStartOccurrence(), arg1.getStartOccurrence())
                : first;
    }
}
