package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
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

    private final HeapEvents events = new HeapEvents();
    private @Nullable Writer writer;

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
        writer = new Writer(ssb);
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        Writer writer = this.writer;
        if (writer != null) {
            events.handle(event, writer.heap());
        }
    }

    @Override
    public void done() {
        Writer writer = this.writer;
        if (writer != null) {
            writer.writeOddities();
        }
    }

    /** Writes what becomes of the heap into the history. */
    static final class Writer implements HeapListener {

        private record ThreadKey(int pid, long tid) {}

        private final ITmfStateSystemBuilder history;
        private final Heap heap = new Heap(this);
        private final Map<Integer, Amount> processes = new HashMap<>();
        private final Map<ThreadKey, Amount> threads = new HashMap<>();
        private final Oddities<MemoryOddity> oddities = new Oddities<>(MemoryOddity.class);
        private long time;

        Writer(ITmfStateSystemBuilder history) {
            this.history = history;
            time = history.getStartTime();
        }

        Heap heap() {
            return heap;
        }

        @Override
        public void allocated(long time, MemoryBlock block) {
            change(time, block, block.size(), 1);
        }

        @Override
        public void freed(long time, MemoryBlock block) {
            change(time, block, -block.size(), -1);
        }

        @Override
        public void odd(MemoryOddity oddity) {
            oddities.count(oddity);
        }

        private void change(long time, MemoryBlock block, long bytes, int blocks) {
            this.time = Math.max(this.time, time);
            Amount process =
                    Objects.requireNonNull(
                            processes.computeIfAbsent(
                                    Integer.valueOf(block.pid()),
                                    pid ->
                                            new Amount(
                                                    history.getQuarkAbsoluteAndAdd(
                                                            MemoryAttributes.PROCESSES,
                                                            processName(block.pid())))));
            process.change(this.time, block.thread(), bytes, blocks);
            if (block.tid() >= 0) {
                Objects.requireNonNull(
                                threads.computeIfAbsent(
                                        new ThreadKey(block.pid(), block.tid()),
                                        key ->
                                                new Amount(
                                                        history.getQuarkRelativeAndAdd(
                                                                process.quark,
                                                                MemoryAttributes.THREADS,
                                                                Long.toString(key.tid)))))
                        .change(this.time, block.thread(), bytes, blocks);
            }
        }

        private static String processName(int pid) {
            return pid < 0 ? MemoryAttributes.UNKNOWN_PROCESS : Integer.toString(pid);
        }

        void writeOddities() {
            oddities.write(history);
        }

        /** The memory held by a process or thread. */
        private final class Amount {
            private final int quark;
            private final int bytesQuark;
            private final int blocksQuark;
            private @Nullable String name;
            private long bytes;
            private long blocks;

            Amount(int quark) {
                this.quark = quark;
                bytesQuark = history.getQuarkRelativeAndAdd(quark, MemoryAttributes.BYTES);
                blocksQuark = history.getQuarkRelativeAndAdd(quark, MemoryAttributes.BLOCKS);
            }

            void change(long time, @Nullable String name, long bytes, int blocks) {
                if (name != null && this.name == null) {
                    this.name = name;
                    history.modifyAttribute(time, name, quark);
                }
                this.bytes += bytes;
                this.blocks += blocks;
                history.modifyAttribute(time, Long.valueOf(this.bytes), bytesQuark);
                history.modifyAttribute(time, Long.valueOf(this.blocks), blocksQuark);
            }
        }
    }
}
