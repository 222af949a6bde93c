package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.internal.tmf.ui.preferences.TimestampText;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Shows the events of the active trace, or those that pass a filter, as a table. */
public class EventsView extends TraceView implements EventGrid.Input {

    /** The view's id. */
    public static final String ID = ViewIds.EVENTS;

    private static final String COLUMNS_KEY = "events.columns";
    private static final int POLL_MS = 500;

    private static @Nullable ColumnSettings shared;

    private final ExecutorService reader = daemon("Events: rows");
    private final ExecutorService worker = daemon("Events: search");
    private final AtomicBoolean refreshing = new AtomicBoolean();
    private final EventTableModel model = new EventTableModel(reader, worker, this::rowsChanged);
    private final ColumnSettings settings = settings();

    /** The conditions of the filter of each trace, by column. */
    private final Map<ITmfTrace, Map<String, String>> conditions = new WeakHashMap<>();

    private @Nullable EventGrid grid;
    private @Nullable EventsBar bar;
    private @Nullable EventsActions actions;
    private @Nullable EventFilterRow filters;
    private @Nullable Composite area;
    private @Nullable OtherTable typeTable;
    private long selectionBegin;
    private long selectionEnd;

    private static ExecutorService daemon(String name) {
        return Executors.newSingleThreadExecutor(
                task -> {
                    Thread thread = new Thread(task, name);
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /** Those of all windows: kept by one of two views, its own would undo those of the other. */
    private static synchronized ColumnSettings settings() {
        ColumnSettings known = shared;
        if (known == null) {
            known = ColumnSettings.parse(preferences().get(COLUMNS_KEY, ""));
            shared = known;
        }
        return known;
    }

    private static IEclipsePreferences preferences() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
    }

    @Override
    protected void createContent(Composite parent) {
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
        area = parent;
        EventsBar top = new EventsBar(parent, this);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(top);
        bar = top;
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        EventGrid table = new EventGrid(body, model, this);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
        EventFilterRow row =
                new EventFilterRow(body, table.table(), this::vocabulary, this::applyFilter);
        row.moveAbove(table);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(row);
        row.setVisible(false);
        filters = row;
        grid = table;
        EventsActions tools = new EventsActions(this, table, model);
        tools.install(getViewSite());
        actions = tools;
        typeTable = createOtherTable(parent);
        poll(parent.getDisplay());
    }

    /** A table that stands in the place of this one for some traces. */
    public interface OtherTable {

        /** Shows a trace if the table is for it, and else what is shown otherwise. */
        void show(@Nullable ITmfTrace trace);

        /** Whether the table is shown. */
        boolean isShown();

        /** Gives the focus to the table. */
        void setFocus();
    }

    /**
     * Creates a table that stands in the place of this one for some traces; null for none. Called
     * once, when all other widgets are there.
     */
    protected @Nullable OtherTable createOtherTable(Composite parent) {
        return null;
    }

    private void poll(Display display) {
        display.timerExec(
                POLL_MS,
                () -> {
                    Composite a = area;
                    if (a != null && !a.isDisposed()) {
                        ITmfTrace trace = getTrace();
                        boolean missed = model.takeMissed();
                        if (trace != null && (missed || trace.isIndexing() || model.size() == 0)) {
                            rowsChanged();
                        }
                        poll(display);
                    }
                });
    }

    @Override
    public void setFocus() {
        EventGrid table = grid;
        OtherTable other = typeTable;
        if (other != null && other.isShown()) {
            other.setFocus();
        } else if (table != null) {
            table.setFocus();
        }
    }

    @Override
    public void dispose() {
        area = null;
        model.show(null, model.time());
        // Not interrupted: that would close files under other readers of the trace.
        reader.shutdown();
        worker.shutdown();
        super.dispose();
    }

    @Override
    protected void themeChanged() {
        refresh();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        EventGrid table = grid;
        EventFilterRow row = filters;
        OtherTable other = typeTable;
        if (table == null || row == null) {
            return;
        }
        if (other != null) {
            other.show(active);
        }
        model.show(active, TimestampText.of(active)::full);
        row.setColumns(model.columns());
        table.reset();
        table.setColumns(model.columns(), settings);
        row.align();
        row.fill(active == null ? Map.of() : conditions.getOrDefault(active, Map.of()));
        applyFilter();
        refresh();
    }

    @Override
    protected void traceGrew() {
        rowsChanged();
    }

    @Override
    protected void timeFormatChanged() {
        model.setTime(TimestampText.of(getTrace())::full);
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        selectionBegin = begin;
        selectionEnd = end;
        model.locate(begin, end, (first, last) -> onUi(() -> showRows(first, last)));
    }

    private void showRows(long first, long last) {
        EventGrid table = grid;
        if (table != null) {
            table.refresh();
            if (first <= last) {
                table.select(first, last);
                tellEvent(first);
            } else {
                table.revealGap(first);
            }
        }
    }

    /** Broadcasts the event selected as a result of a time selected elsewhere. */
    private void tellEvent(long index) {
        worker.execute(
                () -> {
                    EventRow row = rowNow(index);
                    if (row != null) {
                        TmfSignalManager.dispatchSignal(
                                new TmfEventSelectedSignal(signalSource(), row.event()));
                    }
                });
    }

    /** Shows the row at or after an instant, and selects the instant everywhere. */
    void goTo(long time) {
        selectTimes(time, time);
        revealTime(time);
        selectionChanged(time, time);
    }

    @Override
    public void selected(long anchor, long focus) {
        worker.execute(
                () -> {
                    EventRow from = rowNow(anchor);
                    EventRow to = anchor == focus ? from : rowNow(focus);
                    if (from != null && to != null) {
                        onUi(() -> rowsSelected(from, to));
                    }
                });
    }

    private @Nullable EventRow rowNow(long index) {
        EventRow row = model.row(index);
        if (row == null) {
            var rows = model.read(index, 1, () -> false);
            row = rows.isEmpty() ? null : rows.get(0);
        }
        return row;
    }

    private void rowsSelected(EventRow from, EventRow to) {
        selectionBegin = from.time();
        selectionEnd = to.time();
        selectTimes(from.time(), to.time());
        revealTime(to.time());
        TmfSignalManager.dispatchSignalAsync(
                new TmfEventSelectedSignal(signalSource(), to.event()));
    }

    @Override
    public void activated(long row) {
        selected(row, row);
    }

    @Override
    public void columnsMoved() {
        EventGrid table = grid;
        EventFilterRow row = filters;
        if (table != null && row != null && !table.isDisposed()) {
            settings.update(table.names(), table.settings());
            preferences().put(COLUMNS_KEY, settings.text());
            row.align();
        }
    }

    /** The Events view of the window of a command; it is opened if need be. */
    public static EventsView find(@Nullable ExecutionEvent event) throws ExecutionException {
        try {
            return (EventsView)
                    HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(ID);
        } catch (PartInitException e) {
            throw new ExecutionException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        return model.table();
    }

    void askTime() {
        EventsActions tools = actions;
        if (tools != null) {
            tools.askTime();
        }
    }

    /** Shows all columns as if the user had never touched them. */
    void resetColumns() {
        EventGrid table = grid;
        if (table != null) {
            settings.clear();
            table.setColumns(model.columns(), settings);
        }
    }

    /** Shows or hides the fields for conditions; hiding them drops the filters of all traces. */
    void showFilters(boolean show) {
        EventFilterRow row = filters;
        if (row == null || row.isDisposed()) {
            return;
        }
        row.setVisible(show);
        if (row.getLayoutData() instanceof GridData data) {
            data.exclude = !show;
        }
        row.getParent().layout();
        row.align();
        if (!show) {
            conditions.clear();
            row.clear();
            applyFilter();
        } else {
            row.setFocus();
        }
        refresh();
    }

    /** Shows only the events that a saved filter lets pass. */
    public void apply(ITmfFilterTreeNode filter) {
        EventFilterRow row = filters;
        EventsBar top = bar;
        if (row != null && top != null && !row.isDisposed()) {
            showFilters(true);
            top.pressFilter();
            row.apply(filter.toString());
        }
    }

    EventVocabulary vocabulary() {
        return new EventVocabulary(getTrace(), model.columns(), model.seen());
    }

    private void applyFilter() {
        EventFilterRow row = filters;
        ITmfTrace trace = getTrace();
        EventGrid table = grid;
        if (row == null || table == null || trace == null) {
            return;
        }
        Map<String, String> wanted = row.conditions();
        conditions.put(trace, wanted);
        EventFilter filter;
        try {
            filter = EventFilter.of(model.columns(), wanted, model.time());
            row.mark(null, 0, "");
            say("");
        } catch (EventFilter.BadCondition e) {
            row.mark(e.column(), e.place(), String.valueOf(e.getMessage()));
            say(String.valueOf(e.getMessage()));
            return;
        }
        if (filter == null && model.filter() == null) {
            return;
        }
        table.reset();
        model.setFilter(filter);
        if (filter != null) {
            FilterJob.watch(model, () -> onUi(this::filtered));
        } else {
            selectionChanged(selectionBegin, selectionEnd);
        }
        TmfSignalManager.dispatchSignalAsync(
                new TmfEventFilterAppliedSignal(signalSource(), trace, filter));
    }

    /** The filter has ended. */
    private void filtered() {
        String problem = model.state().problem();
        if (!problem.isEmpty()) {
            say(problem);
        }
        selectionChanged(selectionBegin, selectionEnd);
    }

    private void say(String problem) {
        EventsBar top = bar;
        if (top != null) {
            top.say(problem, true);
        }
    }

    /** Finds the next or previous row that has a text, or for which an expression holds. */
    void find(String text, boolean forward) {
        EventGrid table = grid;
        EventsBar top = bar;
        if (table == null || top == null || text.isBlank() || getTrace() == null) {
            return;
        }
        Predicate<ITmfEvent> what;
        try {
            what = EventFilter.anywhere(model.columns(), text, model.time());
        } catch (EventFilter.BadCondition e) {
            top.markSearch(e.place());
            top.say(String.valueOf(e.getMessage()), true);
            return;
        }
        top.say(Messages.Search_Running, false);
        model.find(
                what,
                forward,
                table.focusRow(),
                index -> onUi(() -> found(text, index)),
                problem -> onUi(() -> say(problem)));
    }

    private void found(String text, long index) {
        EventGrid table = grid;
        EventsBar top = bar;
        if (table == null || top == null) {
            return;
        }
        if (index < 0) {
            top.say(Texts.bind(Messages.Search_None, text), true);
        } else {
            top.say("", false);
            table.select(index, index);
            selected(index, index);
        }
    }

    /** Puts the cursor into the search field. */
    void focusSearch() {
        EventsBar top = bar;
        if (top != null) {
            top.focusSearch();
        }
    }

    private void rowsChanged() {
        if (refreshing.compareAndSet(false, true)) {
            onUi(
                    () -> {
                        refreshing.set(false);
                        refresh();
                    });
        }
    }

    private void refresh() {
        EventGrid table = grid;
        EventsBar top = bar;
        if (table != null && top != null && !table.isDisposed()) {
            table.refresh();
            top.show(model.state(), getTrace() != null);
        }
    }
}
