package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.timegraph.AnalysisProgress;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartReader;

/**
 * One trace in one chart view: starts the analysis, finds the data provider, and loads in the
 * background. What it has to say it says on the UI thread, unless it has been closed.
 */
final class ChartSession implements AutoCloseable, ChartLoader.Listener {

    /** The view, as far as a session knows it; called on the UI thread. */
    interface Host {

        /** Runs something on the UI thread, soon, unless the view is closed by then. */
        void onUi(Runnable action);

        /** The provider is there: requests can be sent. */
        void ready(ChartLoader loader);

        /** A new answer. */
        void show(ChartData data);

        /** There is nothing to show. */
        void showEmpty(EmptyReason reason);
    }

    private static final int RESTARTS = 3;

    private final ITmfTrace trace;
    private final String providerId;
    private final @Nullable String analysisId;
    private final Host host;
    private final Function<ITmfTrace, EmptyReason> missing;
    private volatile @Nullable ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider;
    private volatile @Nullable ChartLoader loader;
    private volatile int restarts;
    private volatile boolean closed;

    /**
     * @param missing why a trace has no such provider; called in the background
     */
    ChartSession(
            ITmfTrace trace,
            String providerId,
            @Nullable String analysisId,
            Host host,
            Function<ITmfTrace, EmptyReason> missing) {
        this.missing = missing;
        this.trace = trace;
        this.providerId = providerId;
        this.analysisId = analysisId;
        this.host = host;
    }

    private void execute(Runnable task) {
        Job.createSystem(
                        NLS.bind(Messages.Load_Job, trace.getName()),
                        monitor -> {
                            task.run();
                            return Status.OK_STATUS;
                        })
                .schedule();
    }

    /** Finds the provider; returns at once. */
    void start() {
        execute(this::open);
    }

    @SuppressWarnings("unchecked")
    private void open() {
        try {
            EmptyReason.modules(trace, analysisId).forEach(IAnalysisModule::schedule);
            ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> found =
                    DataProviderManager.getInstance()
                            .fetchOrCreateDataProvider(
                                    trace, providerId, ITmfTreeXYDataProvider.class);
            if (found == null) {
                EmptyReason failure = EmptyReason.failure(trace, analysisId);
                EmptyReason reason = failure != null ? failure : missing.apply(trace);
                ui(() -> host.showEmpty(reason));
                return;
            }
            provider = found;
            ChartLoader started = new ChartLoader(new ChartReader(found), this::execute, this);
            loader = started;
            ui(() -> host.ready(started));
        } catch (RuntimeException e) {
            failed(String.valueOf(e.getMessage()), e);
        }
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
    public void loaded(ChartData data) {
        EmptyReason failure = data.running() ? null : EmptyReason.failure(trace, analysisId);
        ui(
                () -> {
                    host.show(data);
                    if (failure != null) {
                        host.showEmpty(failure);
                    }
                });
    }

    /** A provider whose history was built anew under its hands fails: another one is asked. */
    @Override
    public void failed(String message, @Nullable Throwable cause) {
        if (closed) {
            return;
        }
        if (cause != null && restarts < RESTARTS) {
            restarts++;
            execute(this::restart);
            return;
        }
        if (cause != null) {
            ILog.of(ChartSession.class).error("The data provider " + providerId + " failed", cause);
        }
        EmptyReason failure = EmptyReason.failure(trace, analysisId);
        ui(() -> host.showEmpty(failure != null ? failure : EmptyReason.failed(message)));
    }

    private void restart() {
        ChartLoader old = loader;
        if (old != null) {
            old.close();
        }
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            DataProviderManager.getInstance().removeDataProvider(part, providerId);
        }
        if (!closed) {
            open();
        }
    }

    /** The provider, or null while it is not there. */
    @Nullable
    ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider() {
        return provider;
    }

    /** How much of the analysis is done, 0 to 1; negative if unknown. Cheap. */
    double progress() {
        return AnalysisProgress.of(trace, analysisId);
    }

    /** Asks once more for what was asked for last. */
    void refresh() {
        ChartLoader open = loader;
        if (open != null) {
            open.refresh();
        }
    }

    @Override
    public void close() {
        closed = true;
        ChartLoader open = loader;
        if (open != null) {
            open.close();
        }
    }
}
