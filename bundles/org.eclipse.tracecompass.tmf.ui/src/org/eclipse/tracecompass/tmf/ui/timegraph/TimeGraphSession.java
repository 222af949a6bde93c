package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.StateStepper;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;

/**
 * One trace in one view: finds the data provider, starts its analysis, and loads in the background.
 * What it has to say it says on the UI thread, unless it has been closed.
 */
final class TimeGraphSession implements AutoCloseable, TimeGraphLoader.Listener {

    /** The view, as far as a session knows it; called on the UI thread. */
    interface Host {

        /** Runs something on the UI thread, soon, unless the view is closed by then. */
        void onUi(Runnable action);

        /** The provider is there: requests can be sent. */
        void ready(TimeGraphLoader loader);

        /** A new picture. */
        void show(TimeGraphData data);

        /**
         * The provider will be ready once more.
         *
         * @param damaged whether a damaged history is being built anew
         */
        void restarting(boolean damaged);

        /** There is nothing to show. */
        void showEmpty(EmptyReason reason);
    }

    private static final int RESTARTS = 3;

    private final ITmfTrace trace;
    private final String providerId;
    private final @Nullable String analysisId;
    private final Host host;
    private final UnaryOperator<ITimeGraphDataProvider<? extends ITimeGraphEntryModel>> adapter;
    private final Function<ITmfTrace, EmptyReason> missing;
    private final Executor executor;
    private final AnalysisWatch watch = new AnalysisWatch();
    private volatile @Nullable ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider;
    private volatile @Nullable TimeGraphLoader loader;
    private volatile int restarts;
    private volatile boolean repairing;
    private volatile boolean closed;

    /**
     * @param adapter what to ask in place of the provider that was found; called in the background
     * @param missing why a trace has no such provider; called in the background
     */
    TimeGraphSession(
            ITmfTrace trace,
            String providerId,
            @Nullable String analysisId,
            Host host,
            UnaryOperator<ITimeGraphDataProvider<? extends ITimeGraphEntryModel>> adapter,
            Function<ITmfTrace, EmptyReason> missing) {
        this.adapter = adapter;
        this.missing = missing;
        this.trace = trace;
        this.providerId = providerId;
        this.analysisId = analysisId;
        this.host = host;
        this.executor = task -> job(NLS.bind(Messages.Load_Job, trace.getName()), task);
    }

    private static void job(String name, Runnable task) {
        Job job =
                Job.createSystem(
                        name,
                        monitor -> {
                            task.run();
                            return Status.OK_STATUS;
                        });
        job.schedule();
    }

    /** Finds the provider; returns at once. */
    void start() {
        executor.execute(this::open);
    }

    @SuppressWarnings("unchecked")
    private void open() {
        try {
            EmptyReason.modules(trace, analysisId).forEach(IAnalysisModule::schedule);
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> original =
                    DataProviderManager.getInstance()
                            .fetchOrCreateDataProvider(
                                    trace, providerId, ITimeGraphDataProvider.class);
            if (original == null) {
                EmptyReason failure = unfinished();
                EmptyReason reason = failure != null ? failure : missing.apply(trace);
                ui(() -> host.showEmpty(reason));
                return;
            }
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> found = adapter.apply(original);
            provider = found;
            TimeGraphLoader started =
                    new TimeGraphLoader(new ProviderReader(found), executor, this);
            loader = started;
            ui(() -> host.ready(started));
        } catch (RuntimeException e) {
            failed(String.valueOf(e.getMessage()), e);
        }
    }

    /** Why the analysis came to no end: it failed or was cancelled; else null. */
    private @Nullable EmptyReason unfinished() {
        EmptyReason failure = EmptyReason.failure(trace, analysisId);
        return failure != null ? failure : EmptyReason.cancelled(trace, analysisId);
    }

    private void ui(Runnable action) {
        host.onUi(
                () -> {
                    if (!closed) {
                        action.run();
                    }
                });
    }

    @Override
    public void loaded(TimeGraphData data) {
        EmptyReason failure = data.running() ? null : unfinished();
        ui(
                () -> {
                    host.show(data);
                    if (failure != null) {
                        host.showEmpty(failure);
                    }
                });
    }

    @Override
    public void failed(String message, @Nullable Throwable cause) {
        if (closed || repairing) {
            return;
        }
        EmptyReason unfinished = unfinished();
        if (unfinished == null && cause != null && restarts < RESTARTS) {
            restarts++;
            repairing = true;
            List<IAnalysisModule> damaged =
                    HistoryRepair.damaged(EmptyReason.modules(trace, analysisId), message, cause);
            ui(() -> host.restarting(!damaged.isEmpty()));
            executor.execute(() -> restart(damaged));
            return;
        }
        if (cause != null && unfinished == null) {
            ILog.of(TimeGraphSession.class)
                    .error("The data provider " + providerId + " failed", cause);
        }
        ui(() -> host.showEmpty(unfinished != null ? unfinished : EmptyReason.failed(message)));
    }

    /**
     * Asks a new provider: the history of the old one was damaged, or built anew under its hands.
     */
    private void restart(List<IAnalysisModule> damaged) {
        TimeGraphLoader old = loader;
        if (old != null) {
            old.close();
        }
        HistoryRepair.repair(damaged);
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            DataProviderManager.getInstance().removeDataProvider(part, providerId);
        }
        repairing = false;
        if (!closed) {
            open();
        }
    }

    /**
     * Looks whether an analysis failed, was cancelled, started again or built anew meanwhile, and
     * tells the view. Cheap; for the UI thread, from time to time.
     */
    void look() {
        switch (watch.look(EmptyReason.modules(trace, analysisId))) {
            case NONE -> {}
            case STOPPED -> {
                EmptyReason reason = unfinished();
                if (reason != null) {
                    host.showEmpty(reason);
                }
            }
            case RENEWED -> {
                host.restarting(false);
                TimeGraphLoader active = loader;
                if (active == null) {
                    start();
                } else {
                    active.refresh();
                    host.ready(active);
                }
            }
        }
    }

    /** The provider, or null while it is not there. */
    @Nullable
    ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider() {
        return provider;
    }

    /** How much of the analysis is done, 0 to 1; negative if unknown. Cheap. */
    double progress() {
        return AnalysisProgress.of(trace, analysisId);
    }

    /** Finds the neighbouring state in the background. */
    void findState(
            long row,
            long time,
            boolean forward,
            long from,
            long to,
            Consumer<OptionalLong> answer) {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> source = provider;
        if (source != null) {
            executor.execute(
                    () -> {
                        StateStepper stepper =
                                new StateStepper(
                                        new ProviderReader(source),
                                        row,
                                        from,
                                        to,
                                        new NullProgressMonitor());
                        OptionalLong found = forward ? stepper.next(time) : stepper.previous(time);
                        ui(() -> answer.accept(found));
                    });
        }
    }

    /** Asks for what the provider tells about an instant, in the background. */
    void askTooltip(long row, long time, Consumer<Map<String, String>> answer) {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> source = provider;
        if (source != null) {
            executor.execute(
                    () -> {
                        Map<String, String> told = new HashMap<>();
                        try {
                            told =
                                    new ProviderReader(source)
                                            .tooltip(row, time, null, new NullProgressMonitor());
                        } catch (RuntimeException e) {
                            ILog.of(TimeGraphSession.class)
                                    .warn("The data provider " + providerId + " has no tooltip", e);
                        }
                        Map<String, String> result = told;
                        ui(() -> answer.accept(result));
                    });
        }
    }

    /** Asks for everything anew. */
    void refresh() {
        TimeGraphLoader active = loader;
        if (active != null) {
            active.refresh();
        }
    }

    /** Asks for the rows anew, not for their states. */
    void refreshTree() {
        TimeGraphLoader active = loader;
        if (active != null) {
            active.refreshTree();
        }
    }

    @Override
    public void close() {
        closed = true;
        TimeGraphLoader active = loader;
        if (active != null) {
            active.close();
        }
    }
}
