package org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SwitchReader;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Adds up the memory that the kernel gave to threads: {@code <tid>} has the bytes so far, negative
 * if the thread gave back what it had before the recording; its child {@code lowestMemory} has the
 * lowest value so far, at most 0. What no thread is known for belongs to {@link #OTHER_TID}.
 */
public class KernelMemoryStateProvider extends AbstractTmfStateProvider {

    /** The attribute of the memory of unknown threads. */
    public static final String OTHER_TID = "other";

    private static final int VERSION = 1;
    private static final String ID = "org.eclipse.tracecompass.kernel.memory.provider";
    private static final long PAGE_SIZE = 4096;
    private static final long MOST_ORDER = 40;
    private static final Integer UNKNOWN = Integer.valueOf(-1);

    private final IKernelAnalysisEventLayout layout;
    private final SwitchReader switches;
    private final String alloc;
    private final String free;
    private final @Nullable TmfField order;
    private final TmfField contextTid;
    private final Map<Integer, Integer> onCpu = new HashMap<>();
    private final Map<Integer, Memory> threads = new HashMap<>();
    private final HistoryTime time = new HistoryTime();

    private static final class Memory {
        private final int quark;
        private final int lowestQuark;
        private long value;
        private long lowest;

        Memory(ITmfStateSystemBuilder history, String attribute) {
            quark = history.getQuarkAbsoluteAndAdd(attribute);
            lowestQuark =
                    history.getQuarkRelativeAndAdd(
                            quark, KernelMemoryAnalysisModule.THREAD_LOWEST_MEMORY_VALUE);
        }
    }

    /**
     * Creates a provider.
     *
     * @param trace the trace
     * @param layout how the trace names its events
     */
    public KernelMemoryStateProvider(ITmfTrace trace, IKernelAnalysisEventLayout layout) {
        super(trace, ID);
        this.layout = layout;
        switches = new SwitchReader(trace, layout);
        alloc = layout.eventKmemPageAlloc();
        free = layout.eventKmemPageFree();
        String field = layout.fieldOrder();
        order = field == null ? null : TmfField.of(field);
        contextTid = TmfField.of(layout.fieldContextTid());
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new KernelMemoryStateProvider(getTrace(), layout);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder history = getStateSystemBuilder();
        if (history == null) {
            return;
        }
        if (switches.isSwitch(event)) {
            onCpu.put(
                    Integer.valueOf(switches.cpuOf(event)),
                    Integer.valueOf(switches.nextTid(event)));
            return;
        }
        String name = event.getName();
        if (name.equals(alloc)) {
            add(history, event, bytes(event));
        } else if (name.equals(free)) {
            add(history, event, -bytes(event));
        }
    }

    private long bytes(ITmfEvent event) {
        TmfField order = this.order;
        long pages = order == null ? 0 : order.asLong(event, 0);
        return PAGE_SIZE << Math.clamp(pages, 0, MOST_ORDER);
    }

    private Integer threadOf(ITmfEvent event) {
        long told = contextTid.asLong(event, -1);
        return told >= 0
                ? Integer.valueOf((int) told)
                : onCpu.getOrDefault(Integer.valueOf(switches.cpuOf(event)), UNKNOWN);
    }

    private void add(ITmfStateSystemBuilder history, ITmfEvent event, long bytes) {
        Integer tid = threadOf(event);
        Memory memory = threads.get(tid);
        long now = time.of(event, history);
        if (memory == null) {
            memory = new Memory(history, tid.intValue() < 0 ? OTHER_TID : tid.toString());
            threads.put(tid, memory);
            history.modifyAttribute(now, Long.valueOf(0), memory.lowestQuark);
        }
        memory.value += bytes;
        history.modifyAttribute(now, Long.valueOf(memory.value), memory.quark);
        if (memory.value < memory.lowest) {
            memory.lowest = memory.value;
            history.modifyAttribute(now, Long.valueOf(memory.lowest), memory.lowestQuark);
        }
    }
}
