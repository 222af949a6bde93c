package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of the histogram.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    private static final String BUNDLE_NAME =
            "org.eclipse.tracecompass.tmf.ui.views.histogram.messages";

    /** The action that tells traces apart. */
    public static String HistogramView_showTraces;

    /** The action that leaves out lost events. */
    public static String HistogramView_hideLostEvents;

    /** Stands before the start of the selection. */
    public static String HistogramView_selectionStartLabel;

    /** Stands before the end of the selection. */
    public static String HistogramView_selectionEndLabel;

    /** Stands before the length of the visible window. */
    public static String HistogramView_windowSpanLabel;

    /** The length of the selection; its argument is a duration. */
    public static String Histogram_selectionSpanToolTip;

    /** The time of a bar; its arguments are two times. */
    public static String Histogram_bucketRangeToolTip;

    /** The length of the visible window; its argument is a duration. */
    public static String Histogram_timeRange;

    /** The events of a bar; its argument is a number. */
    public static String Histogram_eventCountToolTip;

    /** The lost events of a bar; its argument is a number. */
    public static String Histogram_lostEventCountToolTip;

    static {
        NLS.initializeMessages(BUNDLE_NAME, Messages.class);
    }

    private Messages() {}
}
