package org.eclipse.tracecompass.tmf.ui.views.statistics;

import org.eclipse.tracecompass.internal.tmf.ui.statistics.StatisticsView;

/**
 * The numbers of events by type: in the whole trace, and in the selected time range.
 *
 * @since 0.2.0
 */
public class TmfStatisticsView extends StatisticsView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.statistics";
}
