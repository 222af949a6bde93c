package org.eclipse.tracecompass.tmf.testkit;

import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An analysis in memory: two rows, A and B, of which one changes with every event. Waits at the
 * middle of the trace for a gate, if it has one.
 */
public class AlternatingModule extends TmfStateSystemAnalysisModule {
    /** The number of events of the traces; the value of an event is its rank. */
    public static final int EVENTS = 100;

    private final @Nullable CountDownLatch gate;

    /**
     * Creates a module of no trace.
     *
     * @param gate what its provider waits for at the middle of the trace, null for nothing
     */
    public AlternatingModule(@Nullable CountDownLatch gate) {
        this.gate = gate;
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.INMEM;
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new Provider(Objects.requireNonNull(getTrace()), gate);
    }

    /**
     * Creates a module of a trace; it is not started.
     *
     * @param trace the trace
     * @param gate what its provider waits for at the middle of the trace, null for nothing
     */
    public static AlternatingModule on(ITmfTrace trace, @Nullable CountDownLatch gate) {
        try {
            AlternatingModule module = new AlternatingModule(gate);
            module.setTrace(trace);
            return module;
        } catch (TmfAnalysisException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Provider extends AbstractTmfStateProvider {
        private final @Nullable CountDownLatch gate;

        Provider(ITmfTrace trace, @Nullable CountDownLatch gate) {
            super(trace, "test", 10, 1);
            this.gate = gate;
        }

        @Override
        public int getVersion() {
            return 0;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Provider(getTrace(), gate);
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
            int value =
                    Objects.requireNonNull(
                            event.getContent().getFieldValue(Integer.class, "value"));
            if (value < 0) {
                throw new IllegalArgumentException("negative");
            }
            CountDownLatch gate = this.gate;
            if (value == EVENTS / 2 && gate != null) {
                try {
                    gate.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            ss.modifyAttribute(
                    event.getTimestamp().toNanos(),
                    value,
                    ss.getQuarkAbsoluteAndAdd(value % 2 == 0 ? "A" : "B"));
        }
    }
}
