package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfCpuSelectedSignal;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceModelSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The context of an open kernel trace, which also remembers the CPU and the thread that were
 * selected last. Immutable; the trace manager replaces it when a signal of its host arrives.
 *
 * @since 0.2.0
 */
public class LinuxTraceContext extends TmfTraceContext {

    /** No CPU was selected yet. */
    public static final int INVALID_CPU = -1;

    /** No thread was selected yet. */
    public static final int INVALID_THREAD_ID = -1;

    private final int cpu;
    private final int tid;
    private final ITmfTrace trace;

    /**
     * Creates the context of a trace that was just opened.
     *
     * @param selection the selected range
     * @param windowRange the visible range
     * @param editorFile the file of the trace's editor
     * @param filter the filter of the trace's events
     * @param trace the trace
     */
    public LinuxTraceContext(
            TmfTimeRange selection,
            TmfTimeRange windowRange,
            @Nullable IFile editorFile,
            @Nullable ITmfFilter filter,
            ITmfTrace trace) {
        super(selection, windowRange, editorFile, filter);
        cpu = INVALID_CPU;
        tid = INVALID_THREAD_ID;
        this.trace = trace;
    }

    /**
     * Creates a context as a builder describes it.
     *
     * @param builder the builder
     */
    public LinuxTraceContext(LinuxBuilder builder) {
        super(builder);
        cpu = builder.cpu;
        tid = builder.tid;
        trace = builder.trace;
    }

    /** Remembers the selected CPU or thread; other signals change nothing. */
    @Override
    public void receive(TmfTraceModelSignal signal) {
        if (!signal.getHostId().equals(trace.getHostId())) {
            return;
        }
        if (signal instanceof TmfThreadSelectedSignal selected) {
            update(
                    builder ->
                            builder.setTid(selected.getThreadId())
                                    .setData(
                                            HostThread.SELECTED_HOST_THREAD_KEY,
                                            selected.getHostThread()));
        } else if (signal instanceof TmfCpuSelectedSignal selected) {
            update(builder -> builder.setCpu(selected.getCore()));
        }
    }

    private void update(Function<LinuxBuilder, Builder> change) {
        TmfTraceManager.getInstance()
                .updateTraceContext(
                        trace,
                        builder ->
                                builder instanceof LinuxBuilder linux
                                        ? change.apply(linux)
                                        : builder);
    }

    /** Returns the CPU that was selected last, {@link #INVALID_CPU} if none was. */
    public int getCpu() {
        return cpu;
    }

    /** Returns the thread that was selected last, {@link #INVALID_THREAD_ID} if none was. */
    public int getTid() {
        return tid;
    }

    @Override
    public Builder builder() {
        return new LinuxBuilder(this);
    }

    /** Makes a changed copy of a context. */
    public static class LinuxBuilder extends Builder {

        private int cpu;
        private int tid;
        private final ITmfTrace trace;

        /**
         * Creates a builder.
         *
         * @param ctx the context to start with
         */
        public LinuxBuilder(LinuxTraceContext ctx) {
            super(ctx);
            cpu = ctx.cpu;
            tid = ctx.tid;
            trace = ctx.trace;
        }

        @Override
        public TmfTraceContext build() {
            return new LinuxTraceContext(this);
        }

        /**
         * Sets the selected CPU.
         *
         * @param cpu its number
         * @return this
         */
        public Builder setCpu(int cpu) {
            this.cpu = cpu;
            return this;
        }

        /**
         * Sets the selected thread.
         *
         * @param tid its identifier
         * @return this
         */
        public Builder setTid(int tid) {
            this.tid = tid;
            return this;
        }
    }
}
