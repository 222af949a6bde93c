package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
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

    private static final int PERIOD_MS = 400;
    private static final int IDLE_TICKS = 8;

    private final ScheduledExecutorService watcher =
            Executors.newSingleThreadScheduledExecutor(
                    task -> {
                        Thread thread = new Thread(task, "Traces view");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final Runnable openingChanged = this::look;
    private final Set<Object> expanded = new HashSet<>();
    private final AtomicReference<List<TraceItem>> input = new AtomicReference<>(List.of());
    private List<TraceItem> items = List.of();
    private volatile boolean busy = true;
    private int ticks;
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
        getSite().setSelectionProvider(tree);
        new TraceActions(tree).install(getSite(), getViewSite().getActionBars());
        viewer = tree;
        layout.topControl = nothing;
        OpenTraces.get().addListener(openingChanged);
        watcher.scheduleWithFixedDelay(this::tick, 0, PERIOD_MS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void dispose() {
        OpenTraces.get().removeListener(openingChanged);
        watcher.shutdownNow();
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
        look();
    }

    @Override
    protected void tracesChanged() {
        look();
    }

    @Override
    protected void traceGrew() {
        busy = true;
    }

    private void look() {
        if (!watcher.isShutdown()) {
            watcher.execute(this::lookNow);
        }
    }

    /** Looks often while something is at work, and now and then otherwise. */
    private void tick() {
        if (busy || ++ticks % IDLE_TICKS == 0) {
            lookNow();
        }
    }

    private static boolean isBusy(List<TraceItem> level) {
        return level.stream()
                .anyMatch(
                        item ->
                                item instanceof TraceItem.Opening
                                        || item instanceof TraceItem.Analysis analysis
                                                && (analysis.state() == TraceItem.State.RUNNING
                                                        || analysis.state()
                                                                == TraceItem.State.WAITING)
                                        || item instanceof TraceItem.Trace trace
                                                && trace.trace().isIndexing()
                                        || isBusy(item.children()));
    }

    private void lookNow() {
        try {
            TmfTraceManager manager = TmfTraceManager.getInstance();
            List<TraceItem> now =
                    TracesModel.build(
                            new LinkedHashSet<>(manager.getOpenedTraces()),
                            manager.getActiveTrace(),
                            OpenTraces.get().opening());
            busy = isBusy(now);
            onUi(() -> show(now));
        } catch (RuntimeException e) {
            // An analysis that cannot tell its state must not stop the view for good.
            System.getLogger(TracesView.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "The state of the traces could not be read",
                            e);
        }
    }

    private void show(List<TraceItem> now) {
        TreeViewer tree = viewer;
        Composite area = stack;
        Composite nothing = empty;
        if (tree == null || area == null || nothing == null || now.equals(items)) {
            return;
        }
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
            tree.refresh();
        }
        expandNew(tree, now);
    }

    /** New traces are shown with their children; what the user collapsed stays so. */
    private void expandNew(TreeViewer tree, List<TraceItem> level) {
        List<TraceItem> fresh = new ArrayList<>();
        collectNew(level, fresh);
        fresh.forEach(item -> tree.setExpandedState(item, true));
    }

    private void collectNew(List<TraceItem> level, List<TraceItem> fresh) {
        for (TraceItem item : level) {
            if (!item.children().isEmpty() && expanded.add(item.key())) {
                fresh.add(item);
            }
            collectNew(item.children(), fresh);
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
            module.getOutputs().forEach(IAnalysisOutput::requestOutput);
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
