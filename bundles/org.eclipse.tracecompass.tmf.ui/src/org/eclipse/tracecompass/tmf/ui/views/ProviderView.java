package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/**
 * A view of what a data provider says of the active trace: always the same one, or that of a {@link
 * ViewSubject}.
 *
 * @since 0.2.0
 */
public abstract class ProviderView extends TraceView {

    private final @Nullable ViewSubject subject;
    private String providerId;
    private @Nullable String analysisId;

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it, which is started and whose progress and
     *     failures are shown; null if there is none
     */
    protected ProviderView(String providerId, @Nullable String analysisId) {
        this.subject = null;
        this.providerId = providerId;
        this.analysisId = analysisId;
    }

    /**
     * @param subject says what is shown
     */
    protected ProviderView(ViewSubject subject) {
        this.subject = subject;
        this.providerId = "";
    }

    /** The id of the data provider. */
    protected final String providerId() {
        return providerId;
    }

    /** The id of the analysis behind it; null if there is none. */
    protected final @Nullable String analysisId() {
        return analysisId;
    }

    /**
     * Shows another provider from the next trace on. For views that exist several times, so that
     * only a secondary id or the trace says what they show: to be called in {@link #init}, or in
     * {@link #traceChanged} before that of this class.
     *
     * @param newProviderId the id of the data provider
     * @param newAnalysisId the id of the analysis behind it, or null
     */
    protected final void setProvider(String newProviderId, @Nullable String newAnalysisId) {
        providerId = newProviderId;
        analysisId = newAnalysisId;
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        super.init(site, memento);
        ViewSubject named = subject;
        if (named != null) {
            named.begin(site);
            choose(named, null);
        }
    }

    private void choose(ViewSubject named, @Nullable ITmfTrace active) {
        ViewSubject.Shown shown = named.of(active, getPartName());
        setProvider(shown.providerId(), shown.analysisId());
        setPartName(shown.title());
    }

    @Override
    final void contentCreated(Composite parent) {
        ViewSubject named = subject;
        if (named != null) {
            named.follow(parent, () -> onUi(() -> showAgain(named)));
        }
    }

    private void showAgain(ViewSubject named) {
        ITmfTrace active = getTrace();
        if (active != null && named.isChanged(active)) {
            switchTo(active);
        }
    }

    @Override
    final void traceChanging(@Nullable ITmfTrace active) {
        ViewSubject named = subject;
        if (named != null) {
            choose(named, active);
        }
    }

    /** Why a trace has no such provider. Called in the background; may read the trace. */
    protected EmptyReason noProvider(ITmfTrace trace) {
        ViewSubject named = subject;
        return named == null ? EmptyReason.noProvider(trace, analysisId) : named.missing(trace);
    }
}
