package org.eclipse.tracecompass.tmf.ui.views;

import java.util.concurrent.Executor;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;

/**
 * Where the data of a view come from: the data provider of a trace, the analysis behind it, and the
 * loader that asks. Methods are called in the background unless they say otherwise.
 *
 * @param <P> the kind of data provider
 * @param <L> what the view sends its requests to
 * @param <D> what it shows
 */
public abstract class ProviderSource<P, L extends DataLoader, D> {

    private final String providerId;
    private final @Nullable String analysisId;
    private final Function<ITmfTrace, EmptyReason> missing;

    /**
     * The provider and the analysis of a view, which says why there is none.
     *
     * @param view the view
     * @since 0.2.0
     */
    protected ProviderSource(ProviderView view) {
        providerId = view.providerId();
        analysisId = view.analysisId();
        missing = view::noProvider;
    }

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it, which is started and whose progress and
     *     end are shown; null if there is none
     */
    protected ProviderSource(String providerId, @Nullable String analysisId) {
        this.providerId = providerId;
        this.analysisId = analysisId;
        missing = trace -> EmptyReason.noProvider(trace, analysisId);
    }

    /** The id of the data provider. */
    public final String providerId() {
        return providerId;
    }

    /** The analyses behind the view. Cheap; called on any thread. */
    protected ViewAnalyses analyses(ITmfTrace trace) {
        return ViewAnalyses.of(trace, analysisId);
    }

    /** Finds the provider, or creates it; null if the trace has none. */
    protected abstract @Nullable P find(ITmfTrace trace);

    /** Forgets the provider, because it failed: another one will be asked for. */
    protected void forget(ITmfTrace trace) {
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            DataProviderManager.getInstance().removeDataProvider(part, providerId);
        }
    }

    /** Why a trace has no provider. May read the trace. */
    protected EmptyReason missing(ITmfTrace trace) {
        return missing.apply(trace);
    }

    /** Why the provider has no answer, which says so itself. Cheap; called on any thread. */
    protected EmptyReason failed(ITmfTrace trace, String message) {
        return EmptyReason.failed(message);
    }

    /**
     * Makes what asks a provider.
     *
     * @param executor runs the tasks of the loader
     * @param listener is told the answers
     */
    protected abstract L loader(P provider, Executor executor, DataLoader.Listener<D> listener);
}
