package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;

/**
 * A view with a time axis that can be aligned with those of other views. On the UI thread.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public interface ITmfTimeAligned {

    /** Where the time axis begins; null if the view cannot be aligned now. */
    TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo();

    /**
     * The width that the time axis would have.
     *
     * @param requestedOffset the distance from the left edge of the view to the time axis, in
     *     pixels
     * @return the width in pixels
     */
    int getAvailableWidth(int requestedOffset);

    /**
     * Places the time axis.
     *
     * @param offset the distance from the left edge of the view to the time axis, in pixels
     * @param width the width of the time axis in pixels; {@link Integer#MAX_VALUE} for as much as
     *     there is
     */
    void performAlign(int offset, int width);
}
