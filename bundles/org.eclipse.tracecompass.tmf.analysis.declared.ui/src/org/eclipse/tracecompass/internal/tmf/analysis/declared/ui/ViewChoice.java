package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/**
 * Chooses the declared view of a part: the one that its secondary id names, or, of a part that was
 * opened from the menu, the first of its kind that the trace has.
 */
final class ViewChoice implements ViewSubject {

    private final View.Kind kind;
    private @Nullable String fixed;

    /** What the part is called before it knows a trace. */
    private String unnamed = "";

    private List<IAnalysisModule> modules = List.of();

    /**
     * @param kind what the part draws
     */
    ViewChoice(View.Kind kind) {
        this.kind = kind;
    }

    @Override
    public void begin(@Nullable IViewSite site) {
        fixed = site == null ? null : site.getSecondaryId();
        unnamed = site == null ? "" : site.getRegisteredName();
    }

    @Override
    public Shown of(@Nullable ITmfTrace trace, String title) {
        String name = name(trace);
        modules = modules(trace);
        return new Shown(
                DeclaredView.providerId(name), DeclaredView.analysisId(name), title(trace, title));
    }

    @Override
    public void follow(Widget widget, Runnable changed) {
        KnownDeclarations.get().addListener(changed);
        widget.addDisposeListener(e -> KnownDeclarations.get().removeListener(changed));
    }

    @Override
    public boolean isChanged(ITmfTrace trace) {
        return !modules(trace).equals(modules);
    }

    /** Returns the name of the view for a trace; may not be among the views of the trace. */
    private String name(@Nullable ITmfTrace trace) {
        String fixed = this.fixed;
        if (fixed != null) {
            return fixed;
        }
        return trace == null ? "" : first(trace).map(DeclaredView::name).orElse("");
    }

    private Optional<DeclaredView> first(ITmfTrace trace) {
        return DeclaredViews.of(trace).stream()
                .filter(view -> view.view().kind() == kind)
                .findFirst();
    }

    /** Returns the analyses behind the view for a trace. */
    private List<IAnalysisModule> modules(@Nullable ITmfTrace trace) {
        return trace == null
                ? List.of()
                : ViewAnalyses.of(trace, DeclaredView.analysisId(name(trace))).modules();
    }

    private String title(@Nullable ITmfTrace trace, String now) {
        String fixed = this.fixed;
        if (fixed == null) {
            return now;
        }
        Optional<DeclaredView> view =
                trace == null ? Optional.empty() : DeclaredViews.find(trace, fixed);
        if (view.isPresent()) {
            return view.get().view().title();
        }
        if (!now.equals(unnamed)) {
            return now;
        }
        String words = fixed.substring(fixed.indexOf('.') + 1).replace('-', ' ');
        return words.isEmpty()
                ? now
                : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    @Override
    public EmptyReason missing(ITmfTrace trace) {
        String fixed = this.fixed;
        String title = NLS.bind(Messages.Empty_Title, trace.getName());
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (Found found : KnownDeclarations.get().of(part)) {
                boolean meant =
                        fixed == null || found.set().id().equals(DeclaredView.analysisId(fixed));
                if (meant && !found.isOn()) {
                    return new EmptyReason(title, NLS.bind(Messages.Empty_Off, found.set().name()));
                }
                if (meant && !found.isSound()) {
                    return new EmptyReason(
                            title,
                            NLS.bind(
                                    Messages.Empty_Wrong,
                                    found.set().name(),
                                    found.problems().get(0)));
                }
            }
        }
        return new EmptyReason(
                title,
                fixed == null
                        ? kind == View.Kind.XY ? Messages.Empty_NoChart : Messages.Empty_None
                        : Messages.Empty_Other);
    }

    /** Opens a declared view, or brings it to the front. */
    static void open(DeclaredView view) {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            page.showView(
                    view.view().kind() == View.Kind.XY
                            ? DeclaredChartView.ID
                            : DeclaredTimeGraphView.ID,
                    view.name(),
                    IWorkbenchPage.VIEW_ACTIVATE);
        } catch (PartInitException e) {
            ILog.of(ViewChoice.class).log(e.getStatus());
        }
    }

    /** Returns the views of declarations that are on and sound. */
    static List<DeclaredView> viewsOf(Found found) {
        return found.isOn() && found.isSound() ? DeclaredViews.of(found.set()) : List.of();
    }
}
