package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement.ILayoutToEventName;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The page faults of threads. */
public final class PageFaultAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    private static final List<String> OF_PROGRAMS =
            List.of(
                    "x86_exceptions_page_fault_user",
                    "exceptions_page_fault_user",
                    "exceptions:page_fault_user",
                    "page_fault_user");
    private static final List<String> OF_KERNEL =
            List.of(
                    "x86_exceptions_page_fault_kernel",
                    "exceptions_page_fault_kernel",
                    "exceptions:page_fault_kernel",
                    "page_fault_kernel");

    static final RecordColumn IN = RecordColumn.text("In", "Program or Kernel");
    static final RecordColumn ACCESS = RecordColumn.text("Access", "Read, Write or Execute");
    static final RecordColumn ADDRESS = RecordColumn.text("Address", "What was accessed");
    static final RecordColumn CODE =
            RecordColumn.text("Instruction", "The address of the instruction");

    /** Creates the analysis; called for the extension point. */
    public PageFaultAnalysis() {
        super(
                VERSION,
                List.of(
                        ThreadColumns.THREAD,
                        ThreadColumns.TID,
                        ThreadColumns.PROCESS,
                        IN,
                        ACCESS,
                        ADDRESS,
                        CODE),
                ThreadColumns.THREAD,
                Reader::new,
                "Finds the page faults of each thread.",
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "",
                        Stream.concat(OF_PROGRAMS.stream(), OF_KERNEL.stream())
                                .map(name -> (ILayoutToEventName) layout -> name)
                                .toList(),
                        List.of(
                                (ILayoutToEventName) layout -> recent(layout, OF_PROGRAMS),
                                layout -> recent(layout, OF_KERNEL))));
    }

    /** The name of an event as recent tracers have it. */
    private static String recent(IKernelAnalysisEventLayout layout, List<String> names) {
        return names.get(layout instanceof TracepointEventLayout ? names.size() - 1 : 0);
    }

    private static final class Reader extends RecordReader {

        private static final long WRITE = 2;
        private static final long EXECUTE = 16;

        private final RecordStore store;
        private final TmfField address = TmfField.of("address");
        private final TmfField instruction = TmfField.of("ip");
        private final TmfField code = TmfField.of("error_code");

        Reader(ITmfTrace trace, RecordStore store) {
            super(trace);
            this.store = store;
            OF_PROGRAMS.forEach(
                    name -> on(name, (event, time, cpu) -> fault("Program", event, time, cpu)));
            OF_KERNEL.forEach(
                    name -> on(name, (event, time, cpu) -> fault("Kernel", event, time, cpu)));
        }

        private void fault(String in, ITmfEvent event, long time, int cpu) {
            int thread = threads().threadOf(event, cpu);
            long bits = code.asLong(event, 0);
            store.add(
                    time,
                    time,
                    threads().label(thread),
                    thread < 0 ? null : thread,
                    threads().processLabel(thread),
                    in,
                    (bits & EXECUTE) != 0 ? "Execute" : (bits & WRITE) != 0 ? "Write" : "Read",
                    "0x" + Long.toHexString(address.asLong(event, 0)),
                    "0x" + Long.toHexString(instruction.asLong(event, 0)));
        }

        @Override
        void forget() {
            // Every fault is an event of its own.
        }
    }
}
