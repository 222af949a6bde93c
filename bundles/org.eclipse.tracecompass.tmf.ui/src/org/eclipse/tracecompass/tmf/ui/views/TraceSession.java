package org.eclipse.tracecompass.tmf.ui.views;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;

/**
 * One trace in one view, from when it is shown until another one is. Its state changes on the UI
 * thread; answers come on any.
 *
 * @param <P> the kind of data provider
 * @param <L> what the view sends its requests to
 * @param <D> what it shows
 */
final class TraceSession<P, L extends DataLoader, D>
        implements DataLoader.Listener<D>, AutoCloseable {

    private static final System.Logger LOGGER = LazyLogger.of(TraceSession.class);

    /** How often the analyses are looked at, in ms. */
    private static final int PERIOD = 250;

    /** The maximum number of providers replaced after an error. */
    private static final int RESTARTS = 3;

    private final ITmfTrace trace;
    private final ProviderSource<P, L, D> source;
    private final SessionHost<L, D> host;
    private final SessionWords<D> words;
    private final Executor executor;

    /** An analysis was started since the last look. */
    private final AtomicBoolean started = new AtomicBoolean();

    private volatile @Nullable P provider;
    private volatile @Nullable L loader;
    private volatile boolean opening;
    private volatile boolean repairing;
    private volatile boolean closed;
    private volatile int restarts;

    /** An analysis ran at the last look. */
    private boolean running;

    /** That run is not the first: what was loaded since may still be of the run before. */
    private boolean rerunning;

    /** The provider itself said that it failed: it may do better while the analysis goes on. */
    private boolean retry;

    TraceSession(ITmfTrace trace, ProviderSource<P, L, D> source, SessionHost<L, D> host) {
        this.trace = trace;
        this.source = source;
        this.host = host;
        this.words = new SessionWords<>(host);
        String name = NLS.bind(Messages.Load_Job, trace.getName());
        this.executor = task -> job(name, task);
    }

    private static void job(String name, Runnable task) {
        Job.createSystem(
                        name,
                        monitor -> {
                            task.run();
                            return Status.OK_STATUS;
                        })
                .schedule();
    }

    private void ui(Runnable action) {
        host.onUi(
                () -> {
                    if (!closed) {
                        action.run();
                    }
                });
    }

    // --- the provider

    /** Finds the provider; returns at once. */
    void start() {
        begin();
        look();
    }

    private void begin() {
        if (!opening) {
            opening = true;
            executor.execute(this::open);
        }
    }

    private void open() {
        Throwable error = null;
        try {
            source.analyses(trace).start();
            P found = source.find(trace);
            if (found == null) {
                EmptyReason reason = source.missing(trace);
                ui(() -> missing(reason));
            } else {
                L made = source.loader(found, executor, this);
                provider = found;
                loader = made;
                ui(() -> ready(made));
            }
        } catch (RuntimeException | Error e) {
            error = e;
        }
        opening = false;
        if (error != null) {
            failed(Objects.requireNonNullElse(error.getMessage(), error.toString()), error);
        }
    }

    private void missing(EmptyReason reason) {
        retry = false;
        words.failed(reason);
        update();
    }

    private void ready(L active) {
        words.setRepairing(false);
        host.setLoader(active);
        update();
    }

    @Nullable
    P provider() {
        return provider;
    }

    @Nullable
    L loader() {
        return loader;
    }

    <T> void ask(Function<P, T> question, Consumer<T> answer) {
        @Nullable P asked = provider;
        if (asked != null) {
            executor.execute(
                    () -> {
                        try {
                            T result = question.apply(asked);
                            ui(() -> answer.accept(result));
                        } catch (RuntimeException | Error e) {
                            log("did not answer", e);
                        }
                    });
        }
    }

    private void log(String what, Throwable cause) {
        LOGGER.log(
                System.Logger.Level.ERROR,
                "The data provider " + source.providerId() + " " + what,
                cause);
    }

    // --- what it answers

    @Override
    public void loaded(D data, boolean more) {
        ui(
                () -> {
                    host.show(data);
                    words.loaded(data, more);
                    update();
                });
    }

    @Override
    public void failed(String message, @Nullable Throwable cause) {
        if (closed || repairing) {
            return;
        }
        boolean stopped = source.analyses(trace).stopped() != null;
        if (cause != null && !stopped && restarts < RESTARTS) {
            restarts++;
            repairing = true;
            boolean damaged =
                    source.analyses(trace).modules().stream()
                            .anyMatch(TraceSession::isBeingRepaired);
            ui(() -> restarting(damaged));
            executor.execute(this::restart);
            return;
        }
        if (cause != null && !stopped) {
            log("failed", cause);
        }
        ui(
                () -> {
                    retry = cause == null;
                    words.failed(
                            retry ? source.failed(trace, message) : EmptyReason.failed(message));
                    update();
                });
    }

    private static boolean isBeingRepaired(IAnalysisModule module) {
        return module instanceof TmfAbstractAnalysisModule known
                && known.getStoredResults().areBeingRepaired();
    }

    private void restarting(boolean damaged) {
        host.setLoader(null);
        words.outdated();
        words.setRepairing(damaged);
        update();
    }

    /**
     * Asks a new provider: the history of the old one was damaged, or rebuilt while it was in use.
     */
    private void restart() {
        @Nullable L old = loader;
        loader = null;
        if (old != null) {
            old.close();
        }
        source.forget(trace);
        opening = true;
        repairing = false;
        if (!closed) {
            open();
        }
    }

    // --- the analyses

    /** An analysis was started; called on any thread. */
    void started(IAnalysisModule module) {
        if (source.analyses(trace).modules().contains(module)) {
            started.set(true);
        }
    }

    /** Looks after the analyses, again and again until the session is closed. */
    private void look() {
        if (closed) {
            return;
        }
        ViewAnalyses analyses = source.analyses(trace);
        boolean wasRunning = running;
        running = analyses.isRunning();
        boolean again = started.getAndSet(false) && !words.isFresh();
        rerunning |= again;
        boolean ended = wasRunning && !running;
        if (again || ended && rerunning || words.hasFailed() && (ended || retry && running)) {
            refresh();
        }
        rerunning &= running;
        // A server that was started anew numbers rows otherwise.
        if (words.setTrouble(trouble())) {
            refresh();
        }
        words.update(analyses);
        CompletableFuture.delayedExecutor(PERIOD, TimeUnit.MILLISECONDS, host::onUi)
                .execute(this::look);
    }

    private @Nullable String trouble() {
        return trace instanceof IDataProviderSource elsewhere ? elsewhere.getTrouble() : null;
    }

    private void update() {
        words.update(source.analyses(trace));
    }

    void explain() {
        words.explain();
        update();
    }

    /** Reloads everything; looks for the provider if there was none. */
    void refresh() {
        words.outdated();
        @Nullable L active = loader;
        if (active != null) {
            active.refresh();
        } else if (!repairing) {
            begin();
        }
    }

    @Override
    public void close() {
        closed = true;
        @Nullable L active = loader;
        if (active != null) {
            active.close();
        }
    }
}
