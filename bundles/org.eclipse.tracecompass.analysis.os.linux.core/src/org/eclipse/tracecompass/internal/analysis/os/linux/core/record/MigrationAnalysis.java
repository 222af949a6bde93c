package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** When threads were moved to another CPU, and how long they had been on the one before. */
public final class MigrationAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    static final RecordColumn FROM = RecordColumn.id("From CPU", "The CPU that it left");
    static final RecordColumn TO = RecordColumn.id("To CPU", "The CPU to which it was moved");
    static final RecordColumn BY =
            RecordColumn.text("Moved by", "The thread or interrupt that moved it")
                    .emptyIf(ThreadColumns.NOBODY);

    /** Creates the analysis; called for the extension point. */
    public MigrationAnalysis() {
        super(
                VERSION,
                List.of(
                        ThreadColumns.THREAD,
                        ThreadColumns.TID,
                        ThreadColumns.PRIORITY,
                        FROM,
                        TO,
                        BY),
                ThreadColumns.THREAD,
                Reader::new,
                "Finds when threads were moved to another CPU. A row lasts from the thread's move"
                        + " before, or its first switch to a CPU, to this move: short ones tell of"
                        + " threads that find no place.",
                new LayoutRequirement(
                        PriorityLevel.MANDATORY,
                        "",
                        IKernelAnalysisEventLayout::eventSchedMigrateTask));
    }

    private static final class Reader extends RecordReader {

        private static final String FIELD_FROM = "orig_cpu";

        private final RecordStore store;
        private final TmfField tid;
        private final TmfField comm;
        private final TmfField priority;
        private final TmfField from;
        private final TmfField to;
        private final TmfField nextTid;
        private final Map<Integer, Long> there = new HashMap<>();

        Reader(ITmfTrace trace, RecordStore store) {
            super(trace);
            this.store = store;
            tid = TmfField.of(layout().fieldTid());
            comm = TmfField.of(layout().fieldComm());
            priority = TmfField.of(layout().fieldPrio());
            from = TmfField.of(FIELD_FROM);
            to = TmfField.of(layout().fieldDestCpu());
            nextTid = TmfField.of(layout().fieldNextTid());
            on(layout().eventSchedMigrateTask(), this::onMigrate);
            on(
                    layout().eventSchedSwitch(),
                    (event, time, cpu) ->
                            there.putIfAbsent(
                                    (int) nextTid.asLong(event, ThreadBook.UNKNOWN), time));
        }

        private void onMigrate(ITmfEvent event, long time, int cpu) {
            int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
            if (thread < 0) {
                return;
            }
            Long since = there.put(thread, time);
            String name = comm.asString(event);
            store.add(
                    since == null ? time : since,
                    time,
                    name == null ? threads().label(thread) : name + " (" + thread + ')',
                    thread,
                    priority.isIn(event) ? priority.asLong(event, 0) : null,
                    from.isIn(event) ? from.asLong(event, 0) : null,
                    to.isIn(event) ? to.asLong(event, 0) : null,
                    threads().actor(cpu));
        }

        @Override
        void forget() {
            there.clear();
        }
    }
}
