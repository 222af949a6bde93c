package org.eclipse.tracecompass.tmf.ui.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.views.TmfViewFactory;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.eclipse.ui.views.IViewRegistry;

/**
 * Views that exist once for each analysis, whose id is their secondary id: which analysis a view is
 * for, and its title, which names the analysis.
 *
 * @since 9.5.0
 */
@NonNullByDefault
public final class AnalysisViews {

    private AnalysisViews() {}

    /** The id of the analysis that a view is for; empty if it has no secondary id. */
    public static String analysisOf(@Nullable IViewSite site) {
        String secondary = site == null ? null : site.getSecondaryId();
        String id = secondary == null ? null : TmfViewFactory.getBaseSecId(secondary);
        return id == null ? "" : id;
    }

    /**
     * The title of a view: the one that a plug-in has registered for the view and the analysis,
     * else the name of the view and that of the analysis.
     *
     * @return the title; null if the view is for no analysis, or for an unknown one
     */
    public static @Nullable String titleOf(IViewSite site) {
        String analysis = analysisOf(site);
        if (analysis.isEmpty()) {
            return null;
        }
        IViewRegistry views = PlatformUI.getWorkbench().getViewRegistry();
        IViewDescriptor own = views.find(site.getId() + TmfView.VIEW_ID_SEPARATOR + analysis);
        if (own != null) {
            return own.getLabel();
        }
        String name = nameOf(analysis);
        return name == null ? null : site.getRegisteredName() + ": " + name;
    }

    private static @Nullable String nameOf(String analysis) {
        for (IAnalysisModuleHelper helper : TmfAnalysisManager.getAnalysisModules().get(analysis)) {
            return helper.getName();
        }
        for (ITmfTrace open : TmfTraceManager.getInstance().getOpenedTraces()) {
            IAnalysisModule module = open.getAnalysisModule(analysis);
            if (module != null) {
                return module.getName();
            }
        }
        return null;
    }
}
