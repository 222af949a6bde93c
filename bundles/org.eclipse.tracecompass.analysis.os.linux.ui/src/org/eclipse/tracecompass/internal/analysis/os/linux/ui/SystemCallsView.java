package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;

/** Every system call, with its thread, its duration and what it returned. */
public final class SystemCallsView extends SegmentTableView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.latency.syscall";

    /** The analysis behind the views of system calls. */
    static final String ANALYSIS = "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";

    /** Made by the workbench. */
    public SystemCallsView() {
        super(ANALYSIS);
    }
}
