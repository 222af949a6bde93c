package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
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

    final AtomicInteger handled = new AtomicInteger();
    final List<IAnalysisModule> dependencies = new ArrayList<>();
    StateSystemBackendType backend = StateSystemBackendType.FULL;
    int version = 1;
    String configuration = "";
    int failAt = -1;
    int blockAt = -1;
    boolean failAtBegin;
    final CountDownLatch blocked = new CountDownLatch(1);
    final CountDownLatch unblock = new CountDownLatch(1);
    @Nullable Boolean filesDeleted;
    @Nullable ICustomStateHistoryBackend customBackend;

    /** Runs when the stored history is about to be opened. */
    @Nullable Runnable whileOpening;

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
        return backend;
    }

    @Override
    protected ICustomStateHistoryBackend getCustomBackend(String id, ITmfStateProvider provider)
            throws TmfTraceException {
        ICustomStateHistoryBackend backend = customBackend;
        return backend == null ? super.getCustomBackend(id, provider) : backend;
    }

    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        return dependencies;
    }

    @Override
    protected void completingBuild(boolean deleteFiles) {
        filesDeleted = deleteFiles;
    }

    private class TickProvider extends AbstractTmfStateProvider
            implements IConfiguredStateProvider {

        private boolean isVersionKnown;

        TickProvider(ITmfTrace trace) {
            super(trace, ID);
        }

        @Override
        public int getVersion() {
            Runnable whileOpening = TickModule.this.whileOpening;
            if (isVersionKnown && whileOpening != null) {
                whileOpening.run();
            }
            isVersionKnown = true;
            return version;
        }

        @Override
        public String getConfiguration() {
            return configuration;
        }

        @Override
        public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
            super.assignTargetStateSystem(ssb);
            if (failAtBegin) {
                throw new IllegalStateException("the first state is odd");
            }
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new TickProvider(getTrace());
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            int count = handled.incrementAndGet();
            if (count == failAt) {
                throw new IllegalArgumentException("event " + count + " is odd");
            }
            if (count == blockAt) {
                blocked.countDown();
                try {
                    unblock.await();
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
