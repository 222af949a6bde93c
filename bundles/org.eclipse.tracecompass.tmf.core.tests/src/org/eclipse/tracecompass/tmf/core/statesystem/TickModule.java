package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An analysis of ticks: the attribute "value" takes the value of each. What it does wrong can be
 * set.
 */
class TickModule extends TmfStateSystemAnalysisModule {

    static final String ID = "astrolabe.test.ticks";

    final AtomicInteger fHandled = new AtomicInteger();
    StateSystemBackendType fBackend = StateSystemBackendType.FULL;
    int fVersion = 1;
    int fFailAt = -1;
    int fBlockAt = -1;
    final CountDownLatch fBlocked = new CountDownLatch(1);
    final CountDownLatch fUnblock = new CountDownLatch(1);
    @Nullable Boolean fFilesDeleted;
    @Nullable ICustomStateHistoryBackend fCustomBackend;

    /** Runs when the stored history is about to be opened. */
    @Nullable Runnable fWhileOpening;

    TickModule() {
        setId(ID);
        setName("Ticks");
    }

    static TickModule on(ITmfTrace trace) throws TmfAnalysisException {
        TickModule module = new TickModule();
        module.setTrace(trace);
        return module;
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new TickProvider(Objects.requireNonNull(getTrace()));
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return fBackend;
    }

    @Override
    protected ICustomStateHistoryBackend getCustomBackend(String id, ITmfStateProvider provider)
            throws TmfTraceException {
        ICustomStateHistoryBackend backend = fCustomBackend;
        return backend == null ? super.getCustomBackend(id, provider) : backend;
    }

    @Override
    protected void completingBuild(boolean deleteFiles) {
        fFilesDeleted = deleteFiles;
    }

    private class TickProvider extends AbstractTmfStateProvider {

        private boolean fIsVersionKnown;

        TickProvider(ITmfTrace trace) {
            super(trace, ID);
        }

        @Override
        public int getVersion() {
            Runnable whileOpening = fWhileOpening;
            if (fIsVersionKnown && whileOpening != null) {
                whileOpening.run();
            }
            fIsVersionKnown = true;
            return fVersion;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new TickProvider(getTrace());
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            int count = fHandled.incrementAndGet();
            if (count == fFailAt) {
                throw new IllegalArgumentException("event " + count + " is odd");
            }
            if (count == fBlockAt) {
                fBlocked.countDown();
                try {
                    fUnblock.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
            Integer value = event.getContent().getFieldValue(Integer.class, "value");
            ss.modifyAttribute(
                    event.getTimestamp().toNanos(), value, ss.getQuarkAbsoluteAndAdd("value"));
        }
    }
}
