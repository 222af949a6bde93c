package org.eclipse.tracecompass.tmf.ui.segment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Background;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentStoreProvider;
import org.eclipse.tracecompass.tmf.core.segment.SegmentFilter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;

/**
 * Every segment that an analysis has found, in a table that can be sorted by any column and
 * filtered. It fills while the analysis is running. Selecting a row selects its time in all views.
 * A view of an analysis is a subclass with a constructor that names it.
 */
public abstract class SegmentTableView extends SegmentView {

    private static final int POLL = 400;
    private static final int TYPING = 250;

    private @Nullable Text filter;
    private @Nullable Label count;
    private @Nullable SegmentGrid grid;
    private @Nullable SegmentRows rows;
    private SegmentRows.Answer shown = SegmentRows.Answer.EMPTY;
    private @Nullable SegmentFilter wanted;
    private @Nullable ISegmentAspect sort;
    private boolean descending;
    private boolean polling;
    private boolean typing;

    /**
     * @param analysisId the id of the analysis, an {@link ISegmentStoreProvider}
     */
    protected SegmentTableView(String analysisId) {
        super(analysisId);
    }

    /** The table, or null before the view has been created. */
    public final @Nullable Table getTable() {
        SegmentGrid g = grid;
        return g == null ? null : g.table();
    }

    /** The field with the filter, or null before the view has been created. */
    public final @Nullable Text getFilter() {
        return filter;
    }

    /** How many rows the filter lets through. */
    public final int getRowCount() {
        return shown.size();
    }

    @Override
    Control createPage(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout columns = new GridLayout(2, false);
        columns.marginWidth = 0;
        columns.marginHeight = 0;
        columns.verticalSpacing = 0;
        area.setLayout(columns);
        Text field = new Text(area, SWT.SEARCH | SWT.ICON_CANCEL | SWT.ICON_SEARCH);
        field.setMessage(Messages.Filter_Hint);
        field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        field.addListener(SWT.Modify, e -> typed());
        filter = field;
        Label status = new Label(area, SWT.RIGHT);
        GridData wide = new GridData(SWT.FILL, SWT.CENTER, false, false);
        wide.widthHint = 260;
        status.setLayoutData(wide);
        count = status;
        SegmentGrid table = new SegmentGrid(area, new Input());
        table.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        grid = table;
        return area;
    }

    @Override
    void addActions(MenuManager menu) {
        menu.add(action(Messages.Action_Zoom, this::zoom));
    }

    @Override
    @Nullable
    Control rowsControl() {
        return getTable();
    }

    // --- the trace ---

    @Override
    void clear() {
        SegmentRows open = rows;
        rows = null;
        if (open != null) {
            open.close();
        }
        shown = SegmentRows.Answer.EMPTY;
        SegmentGrid table = grid;
        if (table != null && !table.isDisposed()) {
            table.show(shown, text());
        }
    }

    @Override
    void load(ITmfTrace active) {
        Background.run(NLS.bind(Messages.Open_Job, active.getName()), monitor -> open(active));
    }

    /** Finds and starts the analyses, which may have to look at the trace. */
    private void open(ITmfTrace active) {
        List<ISegmentStoreProvider> providers = new ArrayList<>();
        for (IAnalysisModule module : EmptyReason.modules(active, analysisId())) {
            if (module instanceof ISegmentStoreProvider provider) {
                module.schedule();
                providers.add(provider);
            }
        }
        EmptyReason reason =
                providers.isEmpty() ? EmptyReason.noProvider(active, analysisId()) : null;
        onUi(
                () -> {
                    if (getTrace() == active) {
                        opened(providers, reason);
                    }
                });
    }

    private void opened(List<ISegmentStoreProvider> providers, @Nullable EmptyReason reason) {
        explain(reason);
        SegmentGrid table = grid;
        if (reason != null || table == null) {
            return;
        }
        SegmentRows next = new SegmentRows(providers, answer -> onUi(() -> show(answer)));
        rows = next;
        table.setAspects(next.aspects());
        if (sort != null && !next.aspects().contains(sort)) {
            sort = null;
        }
        readFilter();
        poll();
    }

    /** Looks for more segments until the analyses are done. */
    private void poll() {
        SegmentRows open = rows;
        SegmentGrid table = grid;
        if (polling || open == null || table == null || table.isDisposed()) {
            return;
        }
        boolean more = open.isRunning();
        open.ask(new SegmentRows.Wish(wanted, sort, descending));
        status();
        ITmfTrace active = getTrace();
        if (!more && active != null) {
            EmptyReason failure = EmptyReason.failure(active, analysisId());
            EmptyReason cancelled = EmptyReason.cancelled(active, analysisId());
            if (failure != null) {
                explain(failure);
            } else if (open.found() == 0) {
                explain(cancelled != null ? cancelled : nothingFound(active));
            }
            return;
        }
        polling = true;
        table.getDisplay()
                .timerExec(
                        POLL,
                        () -> {
                            polling = false;
                            poll();
                        });
    }

    private void show(SegmentRows.Answer answer) {
        SegmentRows open = rows;
        SegmentGrid table = grid;
        if (open == null || table == null) {
            return;
        }
        open.done();
        shown = answer;
        table.show(answer, text());
        status();
        open.ask(new SegmentRows.Wish(wanted, sort, descending));
    }

    private SegmentText text() {
        return new SegmentText(TimeDisplay.textOf(getTrace()));
    }

    private void status() {
        SegmentRows open = rows;
        Label label = count;
        if (open == null || label == null || label.isDisposed()) {
            return;
        }
        int found = open.found();
        String rowsShown = String.format(Locale.ROOT, "%,d", shown.size());
        String all = String.format(Locale.ROOT, "%,d", found);
        String words = wanted == null ? all : NLS.bind(Messages.Status_Some, rowsShown, all);
        label.setText(
                (open.isRunning()
                                ? NLS.bind(
                                        Messages.Status_Running,
                                        words,
                                        Math.round(100 * open.progress()))
                                : NLS.bind(Messages.Status_Done, words))
                        + " ");
    }

    @Override
    protected void timeFormatChanged() {
        SegmentGrid table = grid;
        if (table != null) {
            table.show(shown, text());
        }
    }

    // --- the user ---

    private final class Input implements SegmentGrid.Input {

        @Override
        public void selected(ISegment segment) {
            selectTimes(segment.getStart(), segment.getEnd());
            revealTime(segment.getStart());
        }

        @Override
        public void sortBy(ISegmentAspect aspect) {
            boolean number = SegmentText.greatestFirst(aspect);
            if (!aspect.equals(sort)) {
                sort = aspect;
                descending = number;
            } else if (descending != number) {
                sort = null;
            } else {
                descending = !descending;
            }
            SegmentGrid table = grid;
            if (table != null) {
                table.setSort(sort, descending);
            }
            ask();
        }
    }

    private void ask() {
        SegmentRows open = rows;
        if (open != null) {
            open.ask(new SegmentRows.Wish(wanted, sort, descending));
        }
    }

    private void typed() {
        Text field = filter;
        if (!typing && field != null) {
            typing = true;
            field.getDisplay()
                    .timerExec(
                            TYPING,
                            () -> {
                                typing = false;
                                if (!field.isDisposed()) {
                                    readFilter();
                                    ask();
                                    status();
                                }
                            });
        }
    }

    /** What is wrong with a filter is said in its place's tooltip and beside it. */
    private void readFilter() {
        Text field = filter;
        SegmentRows open = rows;
        Label label = count;
        if (field == null || open == null || label == null) {
            return;
        }
        try {
            String words = field.getText();
            wanted = words.isBlank() ? null : SegmentFilter.of(words, open.aspects());
            field.setToolTipText(Messages.Filter_Help);
            field.setForeground(null);
        } catch (IllegalArgumentException e) {
            field.setToolTipText(e.getMessage());
            field.setForeground(field.getDisplay().getSystemColor(SWT.COLOR_RED));
        }
    }

    private @Nullable ISegment selected() {
        SegmentGrid table = grid;
        return table == null ? null : table.selection();
    }

    @Override
    List<List<String>> selectedTexts() {
        ISegment segment = selected();
        SegmentGrid table = grid;
        return segment == null || table == null ? List.of() : List.of(table.texts(segment));
    }

    private void zoom() {
        ISegment segment = selected();
        if (segment != null && segment.getEnd() > segment.getStart()) {
            long margin = segment.getLength() / 10;
            showWindow(segment.getStart() - margin, segment.getEnd() + margin);
        }
    }

    @Override
    RowExport.@Nullable Rows allRows() {
        SegmentRows open = rows;
        return open == null ? null : new Export(open.aspects(), shown);
    }

    /** The rows as they are when the user asks for a file. */
    private record Export(List<ISegmentAspect> aspects, SegmentRows.Answer answer)
            implements RowExport.Rows {

        @Override
        public List<String> titles() {
            return aspects.stream().map(ISegmentAspect::getName).toList();
        }

        @Override
        public int size() {
            return answer.size();
        }

        @Override
        public List<? extends @Nullable Object> row(int row) {
            ISegment segment = answer.row(row);
            List<@Nullable Object> values = new ArrayList<>();
            aspects.forEach(a -> values.add(a.resolve(segment)));
            return values;
        }
    }
}
