package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.ui.IViewSite;

/** The records of an analysis; the secondary id of the view is the id of the analysis. */
final class RecordSubject implements ViewSubject {

    private final String provider;
    private final String titlePattern;
    private volatile String analysis = "";

    /**
     * @param provider what stands before the id of the analysis in that of the provider
     * @param titlePattern the title, with a place for that of the analysis
     */
    RecordSubject(String provider, String titlePattern) {
        this.provider = provider;
        this.titlePattern = titlePattern;
    }

    @Override
    public void begin(@Nullable IViewSite site) {
        String secondary = site == null ? null : site.getSecondaryId();
        analysis = secondary == null ? "" : secondary;
    }

    @Override
    public Shown of(@Nullable ITmfTrace trace, String title) {
        for (IAnalysisModuleHelper helper : TmfAnalysisManager.getAnalysisModules().get(analysis)) {
            return new Shown(
                    provider + analysis, analysis, NLS.bind(titlePattern, helper.getName()));
        }
        return new Shown(provider + analysis, analysis, title);
    }

    @Override
    public EmptyReason missing(ITmfTrace trace) {
        return EmptyReason.noProvider(trace, analysis);
    }
}
