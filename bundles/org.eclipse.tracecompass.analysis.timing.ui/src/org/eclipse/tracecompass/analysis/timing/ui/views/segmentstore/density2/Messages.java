package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of charts of densities, from messages.properties beside this class.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    /** The title of the axis of counts. */
    public static String AbstractSegmentStoreDensityViewer_CountAxisLabel = "";

    /** The title of the axis of durations. */
    public static String AbstractSegmentStoreDensityViewer_TimeAxisLabel = "";

    /** The tooltip of the action that shows all durations. */
    public static String AbstractSegmentStoreDensityViewer_ZoomOutActionToolTipText = "";

    /** The name of a series without a provider's name. */
    public static String AbstractSegmentStoreDensityViewer_SeriesLabel = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.messages",
                Messages.class);
    }

    private Messages() {}
}
