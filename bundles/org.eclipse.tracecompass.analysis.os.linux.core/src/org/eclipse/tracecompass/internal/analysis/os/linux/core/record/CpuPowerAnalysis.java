package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement.ILayoutToEventName;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The idle states of CPUs: how deeply and for how long each CPU slept, and its frequencies. */
public final class CpuPowerAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    private static final List<String> IDLE =
            List.of("power_cpu_idle", "power:cpu_idle", "cpu_idle");

    /** The state of a CPU that leaves an idle state, as an unsigned number. */
    private static final long AWAKE = 0xffff_ffffL;

    static final RecordColumn STATE =
            RecordColumn.text("State", "The CPU with its idle state or its frequency");
    static final RecordColumn LEVEL =
            RecordColumn.id("Level", "The number of the idle state: the higher, the deeper")
                    .emptyIf(Missing.because("This row is a frequency, not an idle state."));
    static final RecordColumn FREQUENCY =
            RecordColumn.id("Frequency", "The frequency in kHz")
                    .emptyIf(
                            Missing.without(
                                    "This row is an idle state; frequencies have rows of their own.",
                                    IKernelAnalysisEventLayout::eventCpuFrequency));

    /** Creates the analysis; called for the extension point. */
    public CpuPowerAnalysis() {
        super(
                VERSION,
                List.of(ThreadColumns.CPU, STATE, LEVEL, FREQUENCY),
                STATE,
                Reader::new,
                "Finds every stay of a CPU in an idle state, and at a frequency until it changed.",
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "",
                        List.of(
                                (ILayoutToEventName) layout -> IDLE.get(0),
                                layout -> IDLE.get(1),
                                layout -> IDLE.get(2),
                                IKernelAnalysisEventLayout::eventCpuFrequency),
                        List.of(
                                (ILayoutToEventName)
                                        layout ->
                                                layout instanceof TracepointEventLayout
                                                        ? IDLE.get(2)
                                                        : IDLE.get(0),
                                IKernelAnalysisEventLayout::eventCpuFrequency)));
    }

    private static final class Reader extends RecordReader {

        private record Since(long time, long value) {}

        private final RecordStore store;
        private final TmfField state = TmfField.of("state");
        private final TmfField cpuField;
        private final TmfField frequency;
        private final Map<Integer, Since> idle = new HashMap<>();
        private final Map<Integer, Since> frequencies = new HashMap<>();

        Reader(ITmfTrace trace, RecordStore store) {
            super(trace);
            this.store = store;
            cpuField = TmfField.of(layout().fieldCpuId());
            frequency = TmfField.of(layout().fieldFrequency());
            IDLE.forEach(name -> on(name, this::onIdle));
            on(layout().eventCpuFrequency(), this::onFrequency);
        }

        private void onIdle(ITmfEvent event, long time, int cpu) {
            int number = (int) cpuField.asLong(event, cpu);
            long level = state.asLong(event, AWAKE) & AWAKE;
            Since since =
                    level == AWAKE ? idle.remove(number) : idle.put(number, new Since(time, level));
            if (since != null) {
                String text = "CPU " + number + " idle state " + since.value();
                store.add(since.time(), time, number, text, since.value(), null);
            }
        }

        private void onFrequency(ITmfEvent event, long time, int cpu) {
            int number = (int) cpuField.asLong(event, cpu);
            long value = frequency.asLong(event, 0);
            Since since = frequencies.get(number);
            if (since != null && since.value() == value) {
                return;
            }
            frequencies.put(number, new Since(time, value));
            if (since != null) {
                String text = "CPU " + number + " at " + since.value() + " kHz";
                store.add(since.time(), time, number, text, null, since.value());
            }
        }

        @Override
        void forget() {
            idle.clear();
            frequencies.clear();
        }
    }
}
