package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.Block;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryAttributes;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryOddity;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Turns allocations into how much memory each process and thread has, over time. */
public final class UstMemoryStateProvider extends AbstractTmfStateProvider {

    /** Grows whenever the same trace would give another history. */
    private static final int VERSION = 1;

    private static final String ID = "org.eclipse.tracecompass.lttng2.ust.memory";

    private final HeapEvents fEvents = new HeapEvents();
    private @Nullable Writer fWriter;

    /**
     * Creates a provider.
     *
     * @param trace the trace to read
     */
    public UstMemoryStateProvider(ITmfTrace trace) {
        super(trace, ID);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public UstMemoryStateProvider getNewInstance() {
        return new UstMemoryStateProvider(getTrace());
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        fWriter = new Writer(ssb);
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        Writer writer = fWriter;
        if (writer != null) {
            fEvents.handle(event, writer.heap());
        }
    }

    @Override
    public void done() {
        Writer writer = fWriter;
        if (writer != null) {
            writer.writeOddities();
        }
    }

    /** Writes what becomes of the heap into the history. */
    static final class Writer implements HeapListener {

        private record ThreadKey(int pid, long tid) {}

        private final ITmfStateSystemBuilder fHistory;
        private final Heap fHeap = new Heap(this);
        private final Map<Integer, Amount> fProcesses = new HashMap<>();
        private final Map<ThreadKey, Amount> fThreads = new HashMap<>();
        private final Oddities<MemoryOddity> fOddities = new Oddities<>(MemoryOddity.class);
        private long fTime;

        Writer(ITmfStateSystemBuilder history) {
            fHistory = history;
            fTime = history.getStartTime();
        }

        Heap heap() {
            return fHeap;
        }

        @Override
        public void allocated(long time, Block block) {
            change(time, block, block.size(), 1);
        }

        @Override
        public void freed(long time, Block block) {
            change(time, block, -block.size(), -1);
        }

        @Override
        public void odd(MemoryOddity oddity) {
            fOddities.count(oddity);
        }

        private void change(long time, Block block, long bytes, int blocks) {
            fTime = Math.max(fTime, time);
            Amount process =
                    Objects.requireNonNull(
                            fProcesses.computeIfAbsent(
                                    Integer.valueOf(block.pid()),
                                    pid ->
                                            new Amount(
                                                    fHistory.getQuarkAbsoluteAndAdd(
                                                            MemoryAttributes.PROCESSES,
                                                            processName(block.pid())))));
            process.change(fTime, block.thread(), bytes, blocks);
            if (block.tid() >= 0) {
                Objects.requireNonNull(
                                fThreads.computeIfAbsent(
                                        new ThreadKey(block.pid(), block.tid()),
                                        key ->
                                                new Amount(
                                                        fHistory.getQuarkRelativeAndAdd(
                                                                process.fQuark,
                                                                MemoryAttributes.THREADS,
                                                                Long.toString(key.tid)))))
                        .change(fTime, block.thread(), bytes, blocks);
            }
        }

        private static String processName(int pid) {
            return pid < 0 ? MemoryAttributes.UNKNOWN_PROCESS : Integer.toString(pid);
        }

        void writeOddities() {
            fOddities.write(fHistory);
        }

        /** How much somebody has. */
        private final class Amount {
            private final int fQuark;
            private final int fBytesQuark;
            private final int fBlocksQuark;
            private @Nullable String fName;
            private long fBytes;
            private long fBlocks;

            Amount(int quark) {
                fQuark = quark;
                fBytesQuark = fHistory.getQuarkRelativeAndAdd(quark, MemoryAttributes.BYTES);
                fBlocksQuark = fHistory.getQuarkRelativeAndAdd(quark, MemoryAttributes.BLOCKS);
            }

            void change(long time, @Nullable String name, long bytes, int blocks) {
                if (name != null && fName == null) {
                    fName = name;
                    fHistory.modifyAttribute(time, name, fQuark);
                }
                fBytes += bytes;
                fBlocks += blocks;
                fHistory.modifyAttribute(time, Long.valueOf(fBytes), fBytesQuark);
                fHistory.modifyAttribute(time, Long.valueOf(fBlocks), fBlocksQuark);
            }
        }
    }
}
