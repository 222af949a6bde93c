package org.eclipse.tracecompass.internal.analysis.timing.ui;

import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.views.TmfViewFactory;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;

/** Views that exist once for each analysis, whose id is their secondary id. */
public final class ViewTitles {

    private ViewTitles() {}

    /** The id of the analysis that a view is for; empty if it has no secondary id. */
    public static String analysisOf(IViewSite site) {
        String secondary = site.getSecondaryId();
        String id = secondary == null ? null : TmfViewFactory.getBaseSecId(secondary);
        return id == null ? "" : id;
    }

    /**
     * The title that a plug-in has registered for a view and an analysis; null if there is none.
     */
    public static String titleOf(IViewSite site) {
        IViewDescriptor descriptor =
                PlatformUI.getWorkbench()
                        .getViewRegistry()
                        .find(site.getId() + TmfView.VIEW_ID_SEPARATOR + analysisOf(site));
        return descriptor == null ? null : descriptor.getLabel();
    }
}
