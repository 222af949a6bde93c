package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentPart;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentRows;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.jobs.Delayed;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;

/**
 * The table of a view, with the field for its filter. If the view names an analysis, a session
 * gives the rows to the viewer, otherwise the viewer finds them.
 */
@NonNullByDefault
final class TablePart
        extends SegmentPart<List<ProvidedSegments>, SegmentRows.Wish, SegmentRows.Answer>
        implements TableHost {

    private static final int TYPING = 250;

    /** Completion offers the values of so many rows. */
    private static final int SEEN = 1_000;

    private final AbstractSegmentStoreTableView view;
    private final Composite rows;
    private final FilterText filter;
    private final Label count;
    private final AbstractSegmentStoreTableViewer viewer;
    private List<ProvidedSegments> providers = List.of();
    private @Nullable Predicate<ISegment> wanted;

    TablePart(Composite parent, AbstractSegmentStoreTableView view, Consumer<Runnable> ui) {
        super(parent, ui);
        this.view = view;
        rows = new Composite(area(), SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(5, 0).applyTo(rows);
        filter = new FilterText(rows, FilterDialect.FREE, this::vocabulary);
        filter.text().setMessage(Messages.Filter_Hint);
        filter.text().setToolTipText(Messages.Filter_Help);
        filter.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        Delayed reading = new Delayed(filter, TYPING, this::readFilter);
        filter.text().addListener(SWT.Modify, e -> reading.request());
        count = new Label(rows, SWT.RIGHT);
        GridData wide = new GridData(SWT.FILL, SWT.CENTER, false, false);
        wide.widthHint = 260;
        count.setLayoutData(wide);
        TableViewer table =
                new TableViewer(
                        rows, SWT.FULL_SELECTION | SWT.VIRTUAL | SWT.H_SCROLL | SWT.V_SCROLL);
        GridData rest = new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1);
        rest.widthHint = 200;
        rest.heightHint = 80;
        table.getTable().setLayoutData(rest);
        viewer = view.createSegmentStoreViewer(table);
        viewer.serve(this, view.namesAnalysis());
    }

    AbstractSegmentStoreTableViewer viewer() {
        return viewer;
    }

    @Override
    public Table rowsControl() {
        return viewer.getTableViewer().getTable();
    }

    Text filter() {
        return filter.text();
    }

    int rowCount() {
        return viewer.rows().size();
    }

    @Nullable
    ISegment selected() {
        return viewer.selected();
    }

    /** The segments of a trace; null if it has none. */
    @Nullable
    ProvidedSegments providerOf(ITmfTrace trace) {
        for (ProvidedSegments provider : providers) {
            if (providers.size() == 1 || provider.trace() == trace) {
                return provider;
            }
        }
        return null;
    }

    // --- content

    /** Shows another trace; null = none. */
    void follow(@Nullable ITmfTrace active) {
        if (view.namesAnalysis()) {
            viewer.setTrace(active);
            show(active, new SegmentSource(view));
        } else if (active == null) {
            showMessage(EmptyReason.noTrace());
        } else {
            viewer.traceSelected(new TmfTraceSelectedSignal(view, active));
        }
    }

    /** Reads everything again. */
    void reload() {
        if (view.namesAnalysis()) {
            refresh();
        } else {
            viewer.chooseRows();
        }
    }

    @Override
    protected void begin(List<ProvidedSegments> found) {
        providers = found;
        viewer.setAspects(SegmentsOfTraces.aspects(providers));
        readFilter();
    }

    @Override
    protected SegmentRows.Wish question() {
        return viewer.wish();
    }

    @Override
    protected void clear() {
        viewer.show(SegmentRows.Answer.EMPTY);
    }

    @Override
    protected boolean hasRows() {
        return viewer.rows().segments().size() > 0;
    }

    @Override
    public void show(SegmentRows.Answer answer) {
        viewer.show(answer);
        super.show(answer);
    }

    @Override
    public @Nullable EmptyReason emptiness(SegmentRows.Answer answer) {
        ITmfTrace active = view.getTrace();
        return answer.segments().size() > 0 || active == null ? null : view.emptyReason(active);
    }

    /** Writes times again, because the user wants them otherwise. */
    void showTimes() {
        viewer.showTimes();
    }

    // --- what the viewer says

    @Override
    public void shown(SegmentRows.Answer answer) {
        String some = String.format(Locale.ROOT, "%,d", answer.size());
        String all = String.format(Locale.ROOT, "%,d", answer.segments().size());
        String words =
                answer.size() == answer.segments().size() && wanted == null
                        ? all
                        : NLS.bind(Messages.Status_Some, some, all);
        count.setText(
                NLS.bind(answer.running() ? Messages.Status_Running : Messages.Status_Done, words)
                        + " ");
    }

    /** Not called if there is a session, which explains more. */
    @Override
    public void explain(@Nullable String running, SegmentRows.Answer answer) {
        setFilled(hasRows());
        showProgress(running, -1);
        showMessage(running == null ? emptiness(answer) : null);
    }

    @Override
    public void wish() {
        ask();
    }

    @Override
    public void selected(ISegment segment) {
        view.reveal(segment);
    }

    @Override
    public void unreadable(UncheckedIOException cause) {
        fail(cause);
    }

    void fillMenu(IMenuManager menu) {
        IStructuredSelection selection = viewer.getTableViewer().getStructuredSelection();
        if (!selection.isEmpty()) {
            viewer.appendToTablePopupMenu(menu, selection);
        }
    }

    // --- the filter

    void showFilter(boolean show) {
        for (var control : List.of(filter, count)) {
            ((GridData) control.getLayoutData()).exclude = !show;
            control.setVisible(show);
        }
        rows.layout();
        if (show) {
            filter.setFocus();
        } else {
            filter.text().setText("");
            rowsControl().setFocus();
        }
    }

    /** The last good filter stays in force while the one in the field is wrong. */
    private void readFilter() {
        try {
            String words = filter.text().getText();
            wanted = words.isBlank() ? null : columns().filter(words);
            filter.say((String) null);
            viewer.setFilter(wanted);
        } catch (FilterSyntaxException e) {
            filter.say(e);
        }
    }

    private FilterVocabulary vocabulary() {
        List<ISegment> seen = new ArrayList<>();
        SegmentRows.Answer shown = viewer.rows();
        try {
            for (int row = 0; row < Math.min(SEEN, shown.size()); row++) {
                seen.add(shown.row(row));
            }
        } catch (UncheckedIOException e) {
            fail(e);
        }
        return columns().vocabulary(seen);
    }

    private SegmentTableColumns columns() {
        return new SegmentTableColumns(viewer.aspects(), TimeDisplay.frameOf(view.getTrace()));
    }

    // --- copies

    @Override
    public List<List<String>> selectedTexts() {
        ISegment segment = selected();
        return segment == null ? List.of() : List.of(viewer.texts(segment));
    }

    @Override
    public ValueTable.@Nullable Rows allRows() {
        return new Export(viewer.aspects(), viewer.rows());
    }

    /** The rows as they are when the user asks for a file. */
    private record Export(List<ISegmentAspect> aspects, SegmentRows.Answer answer)
            implements ValueTable.Rows {

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
