package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.TreeRefresh;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/** Shows the open traces and experiments, their analyses and how far these are. */
public final class TracesView extends TraceView {

    /** The view's id. */
    public static final String ID = ViewIds.TRACES;

    private final Consumer<List<TraceItem>> looked = now -> onUi(() -> show(now));
    private final Set<Object> expanded = new HashSet<>();
    private final AtomicReference<List<TraceItem>> input = new AtomicReference<>(List.of());
    private List<TraceItem> items = List.of();
    private @Nullable TreeViewer viewer;
    private @Nullable Composite stack;
    private @Nullable Composite empty;

    @Override
    protected void createContent(Composite parent) {
        stack = parent;
        StackLayout layout = new StackLayout();
        parent.setLayout(layout);
        Composite nothing = EmptyTraces.create(parent, getSite());
        empty = nothing;
        Composite body = new Composite(parent, SWT.NONE);
        body.setLayout(new FillLayout());
        TreeViewer tree = new TreeViewer(body, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        tree.setContentProvider(new TraceItemContent());
        tree.setComparer(TraceItemContent.BY_KEY);
        tree.setLabelProvider(new TraceItemLabels());
        ColumnViewerToolTipSupport.enableFor(tree);
        tree.addDoubleClickListener(e -> activate(tree));
        TraceSelection selection = new TraceSelection(tree);
        getSite().setSelectionProvider(selection);
        new TraceActions(tree).install(getSite(), getViewSite().getActionBars(), selection);
        viewer = tree;
        layout.topControl = nothing;
        TracesWatch.get().addListener(looked);
    }

    @Override
    public void dispose() {
        TracesWatch.get().removeListener(looked);
        super.dispose();
    }

    @Override
    public void setFocus() {
        TreeViewer tree = viewer;
        Composite nothing = empty;
        if (tree != null && nothing != null) {
            if (nothing.isVisible()) {
                nothing.setFocus();
            } else {
                tree.getControl().setFocus();
            }
        }
    }

    @Override
    protected void themeChanged() {
        TreeViewer tree = viewer;
        if (tree != null) {
            tree.refresh();
        }
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        TracesWatch.get().look();
    }

    @Override
    protected void tracesChanged() {
        TracesWatch.get().look();
    }

    @Override
    protected void traceGrew() {
        TracesWatch.get().lookOften();
    }

    private void show(List<TraceItem> now) {
        TreeViewer tree = viewer;
        Composite area = stack;
        Composite nothing = empty;
        if (tree == null || area == null || nothing == null || now.equals(items)) {
            return;
        }
        TraceItem opened = opened(items, now);
        items = now;
        StackLayout layout = (StackLayout) area.getLayout();
        Composite top = now.isEmpty() ? nothing : tree.getControl().getParent();
        if (layout.topControl != top) {
            layout.topControl = top;
            area.layout();
        }
        // The input stays the same, so that the tree keeps what is expanded and selected.
        input.set(now);
        if (tree.getInput() == null) {
            tree.setInput(input);
        } else {
            TreeRefresh.keepExpanded(tree);
        }
        expandNew(tree, now);
        if (opened != null) {
            reveal(tree, opened, now.indexOf(opened));
        }
    }

    /** The last of the traces that were not open before; null for none. */
    private static @Nullable TraceItem opened(List<TraceItem> before, List<TraceItem> now) {
        Set<Object> known = new HashSet<>();
        before.forEach(item -> known.add(item.key()));
        TraceItem last = null;
        for (TraceItem item : now) {
            if (item instanceof TraceItem.Trace && !known.contains(item.key())) {
                last = item;
            }
        }
        return last;
    }

    /** Shows a trace and what is wrong with it, which stands below it. */
    private static void reveal(TreeViewer tree, TraceItem opened, int index) {
        if (!tree.getStructuredSelection().isEmpty()) {
            // Commands work on what is selected, which must not be out of sight.
            tree.setSelection(new StructuredSelection(opened));
        }
        tree.getTree().setTopItem(tree.getTree().getItem(index));
    }

    /**
     * Lines that are new, or have children again, are expanded; what the user collapsed stays so.
     */
    private void expandNew(TreeViewer tree, List<TraceItem> level) {
        List<TraceItem> fresh = new ArrayList<>();
        Set<Object> present = new HashSet<>();
        collectNew(level, fresh, present);
        // Keys are traces: what is closed must not be kept.
        expanded.retainAll(present);
        fresh.forEach(item -> tree.setExpandedState(item, true));
    }

    private void collectNew(List<TraceItem> level, List<TraceItem> fresh, Set<Object> present) {
        for (TraceItem item : level) {
            present.add(item.key());
            if (item.children().isEmpty()) {
                expanded.remove(item.key());
            } else if (expanded.add(item.key())) {
                fresh.add(item);
            }
            collectNew(item.children(), fresh, present);
        }
    }

    private static void activate(TreeViewer tree) {
        IStructuredSelection selection = tree.getStructuredSelection();
        if (selection.getFirstElement() instanceof TraceItem.Trace item) {
            OpenTraces.get().select(root(item));
        } else if (selection.getFirstElement() instanceof TraceItem.Line line) {
            line.source().open(line.trace(), line.line());
        } else if (selection.getFirstElement() instanceof TraceItem.Analysis analysis) {
            TmfTraceManager.getInstance().getOpenedTraces().stream()
                    .filter(
                            trace ->
                                    TmfTraceManager.getTraceSetWithExperiment(trace)
                                            .contains(analysis.trace()))
                    .findFirst()
                    .ifPresent(OpenTraces.get()::select);
            showViews(analysis);
        }
    }

    /** Opens the views of an analysis, the first one last, so that it is on top. */
    private static void showViews(TraceItem.Analysis analysis) {
        IAnalysisModule module = analysis.module();
        if (module == null) {
            module = analysis.trace().getAnalysisModule(analysis.id());
        }
        if (module != null) {
            List<IAnalysisOutput> outputs = new ArrayList<>();
            module.getOutputs().forEach(outputs::add);
            outputs.reversed().forEach(IAnalysisOutput::requestOutput);
        }
    }

    private static ITmfTrace root(TraceItem.Trace item) {
        if (item.root()) {
            return item.trace();
        }
        for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
            if (TmfTraceManager.getTraceSetWithExperiment(trace).contains(item.trace())) {
                return trace;
            }
        }
        return item.trace();
    }
}
