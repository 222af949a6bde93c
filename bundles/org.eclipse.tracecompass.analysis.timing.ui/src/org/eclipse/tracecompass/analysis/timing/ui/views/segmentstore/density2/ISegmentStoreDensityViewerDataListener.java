package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * Hears which segments a chart of densities is about.
 *
 * @since 9.5.0
 */
public interface ISegmentStoreDensityViewerDataListener {

    /**
     * The chart shows other segments. Any thread.
     *
     * @param newData the segments
     */
    default void viewDataChanged(Iterable<? extends ISegment> newData) {
        // for those who care
    }

    /**
     * Other durations are selected. Any thread.
     *
     * @param newSelectionData the segments with these durations; null if none are selected
     */
    default void selectedDataChanged(@Nullable Iterable<? extends ISegment> newSelectionData) {
        // for those who care
    }

    /** The chart has been drawn. On the UI thread. */
    default void chartUpdated() {
        // for those who care
    }
}
