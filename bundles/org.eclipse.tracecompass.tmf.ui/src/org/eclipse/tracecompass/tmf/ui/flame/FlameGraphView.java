package org.eclipse.tracecompass.tmf.ui.flame;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.EmptyPage;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph.Grouping;
import org.eclipse.tracecompass.tmf.core.callstack.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolsChangedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.flamegraph.core.FlameBox;
import org.eclipse.tracecompass.tmf.flamegraph.core.FlameOrder;
import org.eclipse.tracecompass.tmf.flamegraph.core.FlameText;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/**
 * Who called whom, how often and how long: in the whole trace, in the visible window or in the
 * selected range of time, of each thread or of several together.
 */
public abstract class FlameGraphView extends TraceView {

    /** Which part of the trace is added up. */
    enum Range {
        TRACE,
        WINDOW,
        SELECTION
    }

    private static final String RANGE = "range";
    private static final String GROUPING = "grouping";
    private static final String ORDER = "order";
    private static final String UPWARD = "upward";

    private final @Nullable String analysisId;
    private final Signals listener = new Signals();
    private @Nullable FlameGraphControl control;
    private @Nullable FlameSearchRow searchRow;
    private @Nullable EmptyPage empty;
    private @Nullable Composite stack;
    private @Nullable Label footer;
    private @Nullable FlameGraphSession session;
    private Range range = Range.TRACE;
    private Grouping grouping = Grouping.THREAD;
    private FlameOrder order = FlameOrder.TIME;
    private boolean upward;
    private long windowStart;
    private long windowEnd;
    private long selectionStart;
    private long selectionEnd;

    /**
     * @param analysisId the id of the call stack analysis behind it, which says why there is
     *     nothing to see; null if it is any
     */
    protected FlameGraphView(@Nullable String analysisId) {
        this.analysisId = analysisId;
    }

    /** The control, or null before the view has been created. */
    public final @Nullable FlameGraphControl getControl() {
        return control;
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        super.init(site, memento);
        if (memento != null) {
            range = valueOf(Range.class, memento.getString(RANGE), range);
            grouping = valueOf(Grouping.class, memento.getString(GROUPING), grouping);
            order = valueOf(FlameOrder.class, memento.getString(ORDER), order);
            upward = Boolean.TRUE.equals(memento.getBoolean(UPWARD));
        }
    }

    private static <E extends Enum<E>> E valueOf(
            Class<E> type, @Nullable String name, E otherwise) {
        for (E value : Objects.requireNonNull(type.getEnumConstants())) {
            if (value.name().equals(name)) {
                return value;
            }
        }
        return otherwise;
    }

    @Override
    public void saveState(@Nullable IMemento memento) {
        super.saveState(memento);
        if (memento != null) {
            memento.putString(RANGE, range.name());
            memento.putString(GROUPING, grouping.name());
            memento.putString(ORDER, order.name());
            memento.putBoolean(UPWARD, upward);
        }
    }

    @Override
    protected void createContent(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        area.setLayout(layout);
        Composite pages = new Composite(area, SWT.NONE);
        pages.setLayout(new StackLayout());
        pages.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        stack = pages;
        FlameGraphControl graph = new FlameGraphControl(pages);
        control = graph;
        graph.scene().setOrder(order);
        graph.scene().setUpward(upward);
        EmptyPage page = new EmptyPage(pages);
        empty = page;
        FlameSearchRow row = new FlameSearchRow(area, graph);
        row.moveAbove(pages);
        searchRow = row;
        Label line = new Label(area, SWT.NONE);
        GridData place = new GridData(SWT.FILL, SWT.FILL, true, false);
        place.horizontalIndent = 6;
        line.setLayoutData(place);
        footer = line;
        graph.onChange(this::updateFooter);
        FlameGraphActions actions = new FlameGraphActions(this, graph, row);
        actions.fillToolBar(getViewSite().getActionBars().getToolBarManager());
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(actions::fillViewMenu);
        actions.fillViewMenu(menu);
        actions.registerGlobal(getViewSite().getActionBars());
        MenuManager context = new MenuManager();
        context.setRemoveAllWhenShown(true);
        context.addMenuListener(actions::fillContextMenu);
        graph.setMenu(context.createContextMenu(graph));
        TmfSignalManager.register(listener);
    }

    @Override
    public void setFocus() {
        FlameGraphControl graph = control;
        if (graph != null && graph.isVisible()) {
            graph.setFocus();
        } else if (stack != null) {
            Objects.requireNonNull(stack).setFocus();
        }
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(listener);
        closeSession();
        super.dispose();
    }

    private void closeSession() {
        FlameGraphSession open = session;
        session = null;
        if (open != null) {
            open.close();
        }
    }

    // ------------------------------------------------------------------ what is shown

    Range range() {
        return range;
    }

    void setRange(Range next) {
        range = next;
        request();
    }

    Grouping grouping() {
        return grouping;
    }

    void setGrouping(Grouping next) {
        grouping = next;
        request();
    }

    void setOrder(FlameOrder next) {
        order = next;
        FlameGraphControl graph = control;
        if (graph != null) {
            graph.scene().setOrder(next);
            graph.refresh();
        }
    }

    void setUpward(boolean up) {
        upward = up;
        FlameGraphControl graph = control;
        if (graph != null) {
            graph.scene().setUpward(up);
            graph.refresh();
        }
    }

    @Nullable
    ITmfTrace trace() {
        return getTrace();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        closeSession();
        FlameGraphControl graph = control;
        if (graph != null) {
            graph.setGraph(new CallGraph.Builder(grouping, 0, 0).build());
        }
        if (active == null) {
            show(EmptyReason.noTrace());
            return;
        }
        show(new EmptyReason(Messages.Graph_Adding, ""));
        session = new FlameGraphSession(active, answer -> onUi(() -> answered(active, answer)));
        windowStart = active.getStartTime().toNanos();
        windowEnd = active.getEndTime().toNanos();
        selectionStart = windowStart;
        selectionEnd = windowStart;
        request();
    }

    @Override
    protected void windowChanged(long start, long end) {
        boolean other = start != windowStart || end != windowEnd;
        windowStart = start;
        windowEnd = end;
        if (range == Range.WINDOW && other) {
            request();
        }
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        boolean other =
                Math.min(begin, end) != selectionStart || Math.max(begin, end) != selectionEnd;
        selectionStart = Math.min(begin, end);
        selectionEnd = Math.max(begin, end);
        if (range == Range.SELECTION && other) {
            request();
        }
    }

    private void request() {
        FlameGraphSession open = session;
        if (open == null) {
            return;
        }
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(FlameGraphDataProvider.GROUPING_KEY, grouping.name());
        if (range != Range.TRACE) {
            boolean window = range == Range.WINDOW;
            parameters.putAll(
                    DataProviderParameterUtils.timeParameters(
                            window ? windowStart : selectionStart,
                            Math.max(
                                    window ? windowEnd : selectionEnd,
                                    (window ? windowStart : selectionStart) + 1),
                            2));
        }
        open.request(parameters);
    }

    private void answered(ITmfTrace asked, FlameGraphSession.Answer answer) {
        FlameGraphSession open = session;
        FlameGraphControl graph = control;
        if (open == null || open.trace() != asked || graph == null) {
            return;
        }
        CallGraph calls = answer.graph();
        String failure = answer.failure();
        if (failure != null) {
            show(EmptyReason.failed(failure));
        } else if (calls == null) {
            explainLater(asked);
        } else {
            graph.setGraph(calls);
            show(calls.roots().isEmpty() ? emptiness(answer.running()) : null);
        }
    }

    /** Why there is no analysis may have to be looked up in the trace. */
    private void explainLater(ITmfTrace asked) {
        org.eclipse.core.runtime.jobs.Job.create(
                        Messages.Graph_Adding,
                        monitor -> {
                            EmptyReason reason = EmptyReason.noProvider(asked, analysisId);
                            onUi(
                                    () -> {
                                        FlameGraphSession open = session;
                                        if (open != null && open.trace() == asked) {
                                            show(reason);
                                        }
                                    });
                        })
                .schedule();
    }

    private EmptyReason emptiness(boolean running) {
        if (running) {
            return new EmptyReason(Messages.Graph_Adding, "");
        }
        return range == Range.SELECTION
                ? new EmptyReason(Messages.Empty_Selection, Messages.Empty_SelectionDetail)
                : new EmptyReason(Messages.Empty_Range, Messages.Empty_RangeDetail);
    }

    private void show(@Nullable EmptyReason reason) {
        Composite pages = stack;
        EmptyPage page = empty;
        FlameGraphControl graph = control;
        if (pages == null || page == null || graph == null || pages.isDisposed()) {
            return;
        }
        if (pages.getLayout() instanceof StackLayout layout) {
            if (reason != null) {
                page.show(reason);
            }
            layout.topControl = reason == null ? graph : page;
            pages.layout();
        }
        updateFooter();
    }

    private void updateFooter() {
        Label line = footer;
        FlameGraphControl graph = control;
        if (line == null || graph == null || line.isDisposed()) {
            return;
        }
        FlameBox all = graph.scene().boxes().all();
        FlameBox hovered = graph.scene().hovered();
        FlameBox box = hovered == null ? graph.scene().selected() : hovered;
        if (box == null && graph.scene().boxes().height() > 0) {
            box = all;
        }
        String text = box == null ? "" : FlameText.line(box, all);
        if (!line.getText().equals(text)) {
            line.setText(text.replace("&", "&&"));
        }
        FlameSearchRow row = searchRow;
        if (row != null) {
            row.showFound(FlameText.line(graph.scene().search(), all));
        }
    }

    /** Hears that functions have other names. */
    public final class Signals {

        private Signals() {}

        /** The symbols of a trace have changed. */
        @TmfSignalHandler
        public void changed(SymbolsChangedSignal signal) {
            onUi(FlameGraphView.this::request);
        }
    }
}
