package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.ui.IViewSite;

/** The segments of a pattern; the secondary id of the part is the id of the analysis. */
final class ShownPattern implements ViewSubject {

    private final String providerPrefix;
    private final String titlePattern;
    private volatile String analysis = "";

    /**
     * @param providerPrefix what stands before the id of the analysis in that of the provider
     * @param titlePattern the title, with a place for that of the analysis
     */
    ShownPattern(String providerPrefix, String titlePattern) {
        this.providerPrefix = providerPrefix;
        this.titlePattern = titlePattern;
    }

    @Override
    public void begin(@Nullable IViewSite site) {
        String secondary = site == null ? null : site.getSecondaryId();
        analysis = secondary == null ? "" : ShownView.decoded(secondary);
    }

    @Override
    public Shown of(@Nullable ITmfTrace trace, String title) {
        String found = XmlOutputs.title(trace, analysis);
        return new Shown(
                providerPrefix + analysis,
                analysis,
                found.isEmpty() ? title : NLS.bind(titlePattern, found));
    }

    @Override
    public EmptyReason missing(ITmfTrace trace) {
        return EmptyReason.noProvider(trace, analysis);
    }
}
