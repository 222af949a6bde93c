package org.eclipse.tracecompass.tmf.ui.xychart;

/** Is told what the user does with a chart. On the UI thread. */
public interface ChartListener {

    /** The window was moved or zoomed. */
    void windowMoved(long start, long end);

    /** Times were selected; begin may be after end. */
    void timesSelected(long begin, long end);

    /** Something else changed: what can be done next may have, too. */
    void changed();
}
