package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.ui.IViewSite;

/**
 * The common part of all views of declared states: the view it shows, and that it follows the
 * declarations. For the UI thread.
 */
final class DeclaredPart {

    /** Shows a time range. */
    @FunctionalInterface
    interface Window {
        void show(long start, long end);
    }

    private final View.Kind kind;
    private final BiConsumer<String, String> provider;
    private ViewChoice choice;
    private List<IAnalysisModule> modules = List.of();

    /**
     * @param kind what the part draws
     * @param provider receives the ids of the data provider to show and of its analysis
     */
    DeclaredPart(View.Kind kind, BiConsumer<String, String> provider) {
        this.kind = kind;
        this.provider = provider;
        choice = new ViewChoice(kind, null);
    }

    /** Begins with what the place of the part tells, before there is a trace. */
    void begin(@Nullable IViewSite site) {
        choice = new ViewChoice(kind, site == null ? null : site.getSecondaryId());
        choose(null);
    }

    /**
     * Registers a listener for changed declarations, called on any thread until the part is closed.
     */
    static void follow(Composite content, Runnable changed) {
        KnownDeclarations.get().addListener(changed);
        content.addDisposeListener(e -> KnownDeclarations.get().removeListener(changed));
    }

    private void choose(@Nullable ITmfTrace trace) {
        String name = choice.name(trace);
        modules = choice.modules(trace);
        provider.accept(DeclaredView.providerId(name), DeclaredView.analysisId(name));
    }

    /**
     * Chooses the view for a trace.
     *
     * @param now what the part is called now
     * @param unnamed what it is called before it knows a trace
     * @return its name
     */
    String choose(@Nullable ITmfTrace trace, String now, String unnamed) {
        choose(trace);
        return choice.title(trace, now, unnamed);
    }

    /**
     * Shows what is declared now, where that is something else than before.
     *
     * @param active the trace that is shown
     * @param show shows a trace as if it had just become active
     * @param window shows the time range that all views of the trace show
     */
    void update(@Nullable ITmfTrace active, Consumer<ITmfTrace> show, Window window) {
        if (active != null && !choice.modules(active).equals(modules)) {
            show.accept(active);
            TmfTimeRange range =
                    TmfTraceManager.getInstance().getTraceContext(active).getWindowRange();
            window.show(range.getStartTime().toNanos(), range.getEndTime().toNanos());
        }
    }

    /** Explains why a trace does not have the view. */
    EmptyReason missing(ITmfTrace trace) {
        return choice.missing(trace);
    }
}
