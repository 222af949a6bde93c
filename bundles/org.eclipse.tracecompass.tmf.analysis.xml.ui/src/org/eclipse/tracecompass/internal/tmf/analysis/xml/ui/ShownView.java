package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/**
 * The XML view that a part shows: the one that its secondary id names, or, of a part that was
 * opened from the menu, the first of its kind that the trace has.
 */
final class ShownView implements ViewSubject {

    private final XmlView.Kind kind;
    private @Nullable String fixed;

    ShownView(XmlView.Kind kind) {
        this.kind = kind;
    }

    @Override
    public void begin(@Nullable IViewSite site) {
        String id = site == null ? null : site.getSecondaryId();
        fixed = id == null ? null : decoded(id);
    }

    @Override
    public Shown of(@Nullable ITmfTrace trace, String title) {
        String fixed = this.fixed;
        return viewOf(trace)
                .map(view -> new Shown(view.providerId(), view.analysisId(), view.label()))
                .orElseGet(
                        () ->
                                new Shown(
                                        kind.factoryId() + ':' + (fixed == null ? "" : fixed),
                                        null,
                                        title));
    }

    @Override
    public void follow(Widget widget, Runnable changed) {
        OpenTraceUpdate.follow(widget, changed);
    }

    private Optional<XmlView> viewOf(@Nullable ITmfTrace trace) {
        String fixed = this.fixed;
        return trace == null
                ? Optional.empty()
                : XmlViews.of(trace).stream()
                        .filter(view -> view.kind() == kind)
                        .filter(view -> fixed == null || view.isNamed(fixed))
                        .findFirst();
    }

    @Override
    public EmptyReason missing(ITmfTrace trace) {
        return new EmptyReason(
                NLS.bind(Messages.Empty_Title, trace.getName()),
                fixed == null ? Messages.Empty_None : Messages.Empty_Other);
    }

    /** Opens an XML view, or brings it to the front. On the UI thread. */
    static void open(XmlView view) {
        open(view.kind() == XmlView.Kind.XY ? XmlChartView.ID : XmlTimeGraphView.ID, view.name());
    }

    /**
     * Opens a part, or brings it to the front. On the UI thread.
     *
     * @param id the id of the part
     * @param name the name of what it shows
     */
    static void open(String id, String name) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page != null) {
            try {
                page.showView(id, encoded(name), IWorkbenchPage.VIEW_ACTIVATE);
            } catch (PartInitException e) {
                ILog.of(ShownView.class).log(e.getStatus());
            }
        }
    }

    /** Secondary ids must not contain colons. */
    private static String encoded(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8);
    }

    /** Returns what a secondary id stands for. */
    static String decoded(String secondaryId) {
        try {
            return URLDecoder.decode(secondaryId, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            // somebody else's id
            return secondaryId;
        }
    }
}
