package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

/** The columns that many tables have. */
final class ThreadColumns {

    static final RecordColumn THREAD =
            RecordColumn.text("Thread", "The name and number of the thread");
    static final RecordColumn TID = RecordColumn.id("TID", "The number of the thread");
    static final RecordColumn PROCESS =
            RecordColumn.text("Process", "The name and number of the process");
    static final RecordColumn PRIORITY = RecordColumn.id("Priority", "The priority of the thread");
    static final RecordColumn CPU = RecordColumn.id("CPU", "The CPU");

    private ThreadColumns() {}
}
