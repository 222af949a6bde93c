package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameOrder;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolsChangedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderView;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/**
 * Callers and callees, with counts and durations: in the whole trace, in the visible window or in
 * the selected range of time, of each thread or of several together. The secondary id of a view is
 * the id of the call stack analysis it shows; without one it shows all call stacks of the trace.
 */
public class FlameGraphView extends ProviderView {

    /**
     * The id of the view.
     *
     * @since 9.5.0
     */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.ui.flamegraph";

    /** The part of the trace that is added up. */
    enum Range {
        TRACE,
        WINDOW,
        SELECTION
    }

    private static final String RANGE = "range";
    private static final String GROUPING = "group_by";
    private static final String ORDER = "order";
    private static final String UPWARD = "upward";

    private final Signals listener = new Signals();
    private final Created<FlameGraphContent> content = new Created<>();
    private Range range = Range.TRACE;

    /** The name of the level up to which trees are merged; empty to merge nothing. */
    private String grouping = "";

    private FlameOrder order = FlameOrder.TIME;
    private boolean upward;
    private long windowStart;
    private long windowEnd;
    private long selectionStart;
    private long selectionEnd;

    /**
     * A view of the analysis in its secondary id, or of all call stacks of the trace.
     *
     * @since 9.5.0
     */
    public FlameGraphView() {
        this(null);
    }

    /**
     * @param analysisId the id of the call stack analysis behind it, which says why there is
     *     nothing to see; null for that in the secondary id of the view
     */
    protected FlameGraphView(@Nullable String analysisId) {
        super(providerOf(analysisId), analysisId);
    }

    private static String providerOf(@Nullable String analysisId) {
        return analysisId == null
                ? FlameGraphDataProvider.ID
                : FlameGraphDataProvider.ID + ':' + analysisId;
    }

    /** The control, or null before the view has been created. */
    public final @Nullable FlameGraphControl getControl() {
        FlameGraphContent made = content.peek();
        return made == null ? null : made.graph;
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        super.init(site, memento);
        String fixed = AnalysisViews.analysisOf(site);
        if (analysisId() == null && !fixed.isEmpty()) {
            setProvider(providerOf(fixed), fixed);
        }
        String title = site == null ? null : AnalysisViews.titleOf(site);
        if (title != null) {
            setPartName(title);
        }
        if (memento != null) {
            range = valueOf(Range.class, memento.getString(RANGE), range);
            grouping = Objects.requireNonNullElse(memento.getString(GROUPING), grouping);
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
            memento.putString(GROUPING, grouping);
            memento.putString(ORDER, order.name());
            memento.putBoolean(UPWARD, upward);
        }
    }

    @Override
    protected void createContent(Composite parent) {
        FlameGraphContent made = new FlameGraphContent(parent, this, this::onUi);
        content.set(made);
        made.graph.scene().setOrder(order);
        made.graph.scene().setUpward(upward);
        FlameGraphActions actions = made.actions;
        actions.fillToolBar(getViewSite().getActionBars().getToolBarManager());
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(actions::fillViewMenu);
        actions.fillViewMenu(menu);
        actions.registerGlobal(getViewSite().getActionBars());
        FilledMenu.contextOf(
                made.graph,
                m -> {
                    fillContextMenu(m);
                    actions.fillContextMenu(m);
                });
        TmfSignalManager.register(listener);
    }

    @Override
    public void setFocus() {
        content.get().setFocus();
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(listener);
        FlameGraphContent made = content.peek();
        if (made != null) {
            made.session.close();
        }
        super.dispose();
    }

    // --- what a view may say differently

    /** Adds to the top of the context menu. */
    protected void fillContextMenu(IMenuManager menu) {}

    /** Why a complete answer has no call; null if it has one. */
    protected @Nullable EmptyReason emptyReason(FlameTrees trees) {
        if (!trees.groups().isEmpty()) {
            return null;
        }
        return switch (range) {
            case SELECTION ->
                    new EmptyReason(Messages.Empty_Selection, Messages.Empty_SelectionDetail);
            case WINDOW -> new EmptyReason(Messages.Empty_Range, Messages.Empty_RangeDetail);
            case TRACE -> new EmptyReason(Messages.Empty_Trace, Messages.Empty_TraceDetail);
        };
    }

    // --- content

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        FlameTrees shown = content.get().graph.scene().trees();
        return shown.groups().isEmpty() ? null : new RowsTable(new FlameRows(shown), false);
    }

    Range range() {
        return range;
    }

    void setRange(Range next) {
        range = next;
        content.get().ask();
    }

    String grouping() {
        return grouping;
    }

    void setGrouping(String next) {
        grouping = next;
        content.get().ask();
    }

    void setOrder(FlameOrder next) {
        order = next;
        content.get().graph.scene().setOrder(next);
        content.get().graph.refresh();
    }

    void setUpward(boolean up) {
        upward = up;
        content.get().graph.scene().setUpward(up);
        content.get().graph.refresh();
    }

    @Nullable
    ITmfTrace trace() {
        return getTrace();
    }

    /** The range and threads to add up now. */
    FlameGraphSource.Question question() {
        return switch (range) {
            case TRACE -> FlameGraphSource.Question.ofTrace(grouping);
            case WINDOW -> FlameGraphSource.Question.of(grouping, windowStart, windowEnd);
            case SELECTION -> FlameGraphSource.Question.of(grouping, selectionStart, selectionEnd);
        };
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        if (active != null) {
            windowStart = active.getStartTime().toNanos();
            windowEnd = active.getEndTime().toNanos();
            selectionStart = windowStart;
            selectionEnd = windowStart;
        }
        content.get().show(active, new FlameGraphSource(this, analysisId() == null));
    }

    @Override
    protected void windowChanged(long start, long end) {
        windowStart = start;
        windowEnd = end;
        content.get().ask();
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        selectionStart = Math.min(begin, end);
        selectionEnd = Math.max(begin, end);
        content.get().ask();
    }

    private void refresh() {
        content.get().session.refresh();
    }

    /** Hears that functions have other names. */
    public final class Signals {

        private Signals() {}

        /** The symbols of a trace have changed. */
        @TmfSignalHandler
        public void changed(SymbolsChangedSignal signal) {
            onUi(FlameGraphView.this::refresh);
        }
    }
}
