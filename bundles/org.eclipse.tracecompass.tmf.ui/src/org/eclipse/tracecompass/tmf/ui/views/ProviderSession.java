package org.eclipse.tracecompass.tmf.ui.views;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartAnalysisSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;

/**
 * The session between a view and the data provider of its trace. It starts the analysis, finds the
 * provider and loads in the background, shows how far the analysis is, and says why there is
 * nothing to see. It asks again when the analysis runs again, has a damaged history rebuilt, and
 * asks a new provider when one fails. An analysis that the user cancelled stays cancelled. For the
 * UI thread.
 *
 * @param <P> the kind of data provider
 * @param <L> what the view sends its requests to
 * @param <D> what it shows
 */
public final class ProviderSession<P, L extends DataLoader, D> implements AutoCloseable {

    private final SessionHost<L, D> host;
    private final Signals signals = new Signals();

    /** Null while no trace is shown. */
    private volatile @Nullable TraceSession<P, L, D> current;

    /**
     * @param host the view
     */
    public ProviderSession(SessionHost<L, D> host) {
        this.host = host;
        TmfSignalManager.register(signals);
    }

    /**
     * Shows another trace; what was shown before is given up.
     *
     * @param trace the trace; null for none
     * @param source where its data come from
     */
    public void show(@Nullable ITmfTrace trace, ProviderSource<P, L, D> source) {
        leave();
        if (trace == null) {
            host.showMessage(EmptyReason.noTrace());
            return;
        }
        TraceSession<P, L, D> next = new TraceSession<>(trace, source, host);
        current = next;
        next.start();
    }

    private void leave() {
        TraceSession<P, L, D> before = current;
        current = null;
        if (before != null) {
            before.close();
        }
        host.setLoader(null);
        host.showProgress(null, -1);
        host.showMessage(null);
    }

    /** Looks again whether there is something to see, for instance because a filter has changed. */
    public void explain() {
        TraceSession<P, L, D> open = current;
        if (open != null) {
            open.explain();
        }
    }

    /** Reloads everything. */
    public void refresh() {
        TraceSession<P, L, D> open = current;
        if (open != null) {
            open.refresh();
        }
    }

    /** Called when loaded data turned out to be unreadable while it was being shown. */
    public void fail(RuntimeException cause) {
        TraceSession<P, L, D> open = current;
        if (open != null) {
            open.failed(Objects.requireNonNullElse(cause.getMessage(), cause.toString()), cause);
        }
    }

    /** The provider; null while there is none. */
    public @Nullable P provider() {
        TraceSession<P, L, D> open = current;
        return open == null ? null : open.provider();
    }

    /** The receiver of requests; null while there is none. */
    public @Nullable L loader() {
        TraceSession<P, L, D> open = current;
        return open == null ? null : open.loader();
    }

    /**
     * Asks the provider something in the background. There is no answer when there is no provider,
     * it fails, or another trace is shown by then.
     *
     * @param question asks the provider
     * @param answer takes the answer, on the UI thread
     * @param <T> what the answer is
     */
    public <T> void ask(Function<P, T> question, Consumer<T> answer) {
        TraceSession<P, L, D> open = current;
        if (open != null) {
            open.ask(question, answer);
        }
    }

    /** Ends the session; the host is not called any more. */
    @Override
    public void close() {
        TmfSignalManager.deregister(signals);
        TraceSession<P, L, D> open = current;
        current = null;
        if (open != null) {
            open.close();
        }
    }

    /** Hears of analyses that are started. */
    public final class Signals {

        private Signals() {}

        /** An analysis was started. */
        @TmfSignalHandler
        public void started(TmfStartAnalysisSignal signal) {
            TraceSession<P, L, D> open = current;
            if (open != null) {
                open.started(signal.getAnalysisModule());
            }
        }
    }
}
