package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;

/**
 * Marks for all time graphs of a trace. An adapter of the trace to this interface, registered at
 * {@link org.eclipse.tracecompass.tmf.core.trace.TmfTraceAdapterManager}, adds them.
 *
 * @since 0.2.0
 */
public interface IMarkerEventSource {

    /** The categories of marks there are, in the order of display. May be called on any thread. */
    List<String> getMarkerCategories();

    /**
     * The marks of a category in a range, and the nearest one before and behind it. Called in the
     * background.
     *
     * @param category the category
     * @param startTime the start of the range
     * @param endTime the end of the range
     * @param resolution how long a pixel is; of several marks in one, one is enough
     * @param monitor cancelled when the marks are not wanted any more
     * @return the marks, ordered by time
     */
    List<IMarkerEvent> getMarkerList(
            String category,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor);

    /**
     * The marks of all categories in a range.
     *
     * @param startTime the start of the range
     * @param endTime the end of the range
     * @param resolution how long a pixel is
     * @param monitor cancelled when the marks are not wanted any more
     * @return the marks, category by category; not all of them if the monitor was cancelled
     */
    default List<IMarkerEvent> getMarkerList(
            long startTime, long endTime, long resolution, IProgressMonitor monitor) {
        List<IMarkerEvent> markers = new ArrayList<>();
        for (String category : getMarkerCategories()) {
            if (monitor.isCanceled()) {
                break;
            }
            markers.addAll(getMarkerList(category, startTime, endTime, resolution, monitor));
        }
        return markers;
    }
}
