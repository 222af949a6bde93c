package org.eclipse.tracecompass.internal.tmf.ui.details;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.TreeRefresh;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.internal.tmf.ui.traces.TraceItem;
import org.eclipse.tracecompass.internal.tmf.ui.traces.TracesWatch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.IHandlerService;

/**
 * Shows the selected event with its fields, the selected time where no event is selected, or the
 * properties of the line that is selected in the Traces view.
 */
public final class DetailsView extends TraceView {

    /** The view's id. */
    public static final String ID = ViewIds.DETAILS;

    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(
                    task -> {
                        Thread thread = new Thread(task, "Details view");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicReference<List<Detail>> input = new AtomicReference<>(List.of());
    private final Consumer<List<TraceItem>> looked = now -> onUi(() -> follow(now));
    private final EventListener events = new EventListener();
    private final ISelectionListener selections = this::selected;
    private Supplier<List<Detail>> source = List::of;
    private @Nullable TreeViewer viewer;
    private List<TraceItem> items = List.of();
    private @Nullable Object followed;
    private @Nullable TimeSelection selected;
    private @Nullable Long shownTime;

    @Override
    protected void createContent(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        parent.setLayout(new org.eclipse.swt.layout.FillLayout());
        TreeColumnLayout layout = new TreeColumnLayout();
        body.setLayout(layout);
        TreeViewer tree =
                new TreeViewer(body, SWT.MULTI | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        tree.getTree().setHeaderVisible(true);
        tree.setContentProvider(new DetailContent());
        tree.setComparer(DetailContent.BY_PLACE);
        ColumnViewerToolTipSupport.enableFor(tree);
        column(tree, layout, Messages.Detail_Column, 2, false);
        column(tree, layout, Messages.Detail_ValueColumn, 3, true);
        tree.setInput(input);
        viewer = tree;
        TmfSignalManager.register(events);
        TracesWatch.get().addListener(looked);
        getSite().getPage().addSelectionListener(ViewIds.TRACES, selections);
        IHandlerService handlers = getSite().getService(IHandlerService.class);
        if (handlers != null) {
            handlers.activateHandler(
                    IWorkbenchCommandConstants.EDIT_COPY,
                    new AbstractHandler() {
                        @Override
                        public @Nullable Object execute(@Nullable ExecutionEvent event) {
                            copy(tree);
                            return null;
                        }
                    });
        }
    }

    private static void column(
            TreeViewer tree, TreeColumnLayout layout, String title, int weight, boolean value) {
        TreeViewerColumn column = new TreeViewerColumn(tree, SWT.NONE);
        column.getColumn().setText(title);
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, 60, true));
        column.setLabelProvider(
                new ColumnLabelProvider() {
                    @Override
                    public String getText(@Nullable Object element) {
                        return element instanceof DetailContent.Row(var place, var detail)
                                ? value ? detail.value() : detail.name()
                                : "";
                    }

                    @Override
                    public @Nullable Color getForeground(@Nullable Object element) {
                        return value ? null : Shades.of(tree.getControl()).faint();
                    }

                    @Override
                    public @Nullable String getToolTipText(@Nullable Object element) {
                        String text = getText(element);
                        return text.isEmpty() ? null : text;
                    }
                });
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(events);
        TracesWatch.get().removeListener(looked);
        getSite().getPage().removeSelectionListener(ViewIds.TRACES, selections);
        // Not interrupted: that would close files under other readers of the trace.
        worker.shutdown();
        super.dispose();
    }

    @Override
    public void setFocus() {
        TreeViewer tree = viewer;
        if (tree != null) {
            tree.getControl().setFocus();
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
        selected = null;
        shownTime = null;
        if (active == null) {
            show(null, List::of);
        } else {
            show(active);
        }
    }

    @Override
    protected void timeFormatChanged() {
        show(followed, source);
    }

    /** Replaces the content by the selected time, unless it is an event of that time. */
    @Override
    protected void selectionChanged(long begin, long end) {
        TimeSelection now = new TimeSelection(begin, end);
        TimeSelection before = selected;
        selected = now;
        Long time = shownTime;
        boolean covered = time != null && now.from() <= time && time <= now.to();
        if (before != null && !before.equals(now) && !covered) {
            shownTime = null;
            show(null, () -> Detail.of(now, TimeDisplay.textOf(getTrace())));
        }
    }

    private void selected(@Nullable IWorkbenchPart part, @Nullable ISelection selection) {
        if (!(selection instanceof IStructuredSelection chosen)) {
            return;
        }
        if (chosen.getFirstElement() instanceof TmfTraceElement element) {
            ITmfTrace trace = element.getTrace();
            TraceItem line = trace == null ? null : find(items, trace);
            if (line != null) {
                shownTime = null;
                show(line);
            }
        } else if (chosen.getFirstElement() instanceof TraceItem item) {
            shownTime = null;
            // The line may be older than what was heard since.
            TraceItem latest = find(items, item.key());
            show(latest == null ? item : latest);
        }
    }

    /** Updates the content for a trace or an analysis when that has changed. */
    private void follow(List<TraceItem> now) {
        List<TraceItem> before = items;
        items = now;
        Object key = followed;
        TraceItem item = key == null ? null : find(now, key);
        if (key != null && item != null && !item.equals(find(before, key))) {
            show(item);
        }
    }

    private static @Nullable TraceItem find(List<TraceItem> level, Object key) {
        for (TraceItem item : level) {
            TraceItem found = item.key().equals(key) ? item : find(item.children(), key);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private void show(TraceItem item) {
        switch (item) {
            case TraceItem.Trace trace -> show(trace.trace());
            case TraceItem.Problem problem -> show(problem.trace());
            case TraceItem.Analysis analysis -> show(analysis.key(), () -> Detail.of(analysis));
            case TraceItem.Line line -> show(line.key(), () -> Detail.of(line));
            case TraceItem.Opening opening -> {}
        }
    }

    private void show(ITmfTrace trace) {
        show(trace, () -> Detail.of(trace, TimeDisplay.textOf(trace)));
    }

    /**
     * Shows something.
     *
     * @param key of the trace or analysis that it is of; null for what does not change
     * @param what its details, asked for on another thread
     */
    private void show(@Nullable Object key, Supplier<List<Detail>> what) {
        followed = key;
        source = what;
        int ticket = asked.incrementAndGet();
        worker.execute(
                () -> {
                    if (ticket == asked.get()) {
                        List<Detail> details = what.get();
                        onUi(() -> show(ticket, details));
                    }
                });
    }

    private void show(int ticket, List<Detail> details) {
        TreeViewer tree = viewer;
        List<Detail> before = input.get();
        if (tree == null || ticket != asked.get() || details.equals(before)) {
            return;
        }
        input.set(details);
        tree.getControl().setRedraw(false);
        TreeRefresh.keepExpanded(tree);
        if (!names(details).equals(names(before))) {
            tree.expandToLevel(2);
        }
        tree.getControl().setRedraw(true);
    }

    private static List<String> names(List<Detail> details) {
        return details.stream().map(Detail::name).toList();
    }

    private static void copy(TreeViewer tree) {
        List<String> lines = new ArrayList<>();
        for (Object element : tree.getStructuredSelection()) {
            if (element instanceof DetailContent.Row(var place, var detail)) {
                lines.add(detail.name() + "\t" + detail.value());
            }
        }
        if (!lines.isEmpty()) {
            CopiedText.put(String.join("\n", lines));
        }
    }

    /** Shows an event, unless its trace was closed before this could be heard. */
    private void show(ITmfEvent event) {
        if (getTrace() != null) {
            shownTime = event.getTimestamp().toNanos();
            show(null, () -> Detail.of(event, TimeDisplay.textOf(getTrace())));
        }
    }

    /** Hears which event is selected. */
    public final class EventListener {

        private EventListener() {}

        /** An event was selected. */
        @TmfSignalHandler
        public void eventSelected(TmfEventSelectedSignal signal) {
            ITmfEvent event = signal.getEvent();
            onUi(() -> show(event));
        }
    }
}
