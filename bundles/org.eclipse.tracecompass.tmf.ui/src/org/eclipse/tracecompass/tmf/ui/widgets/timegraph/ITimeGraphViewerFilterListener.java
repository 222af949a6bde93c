package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.jface.viewers.ViewerFilter;

/**
 * Is told when the filters of rows of a viewer change. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphViewerFilterListener {

    /** Filters were added. */
    void filtersAdded(Iterable<ViewerFilter> filters);

    /** Filters were removed. */
    void filtersRemoved(Iterable<ViewerFilter> filters);

    /** Filters choose other rows. */
    void filtersChanged(Iterable<ViewerFilter> filters);
}
