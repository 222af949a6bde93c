package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IExplainingAspect;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentText;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;

/** The table of a {@link SegmentTableView}, with the field for its filter. */
final class TablePart
        extends SegmentPart<List<ProvidedSegments>, SegmentRows.Wish, SegmentRows.Answer>
        implements SegmentGrid.Input {

    private static final int TYPING = 250;

    /** Completion offers the values of so many rows. */
    private static final int SEEN = 1_000;

    private final SegmentTableView view;
    private final FilterText filter;
    private final Label count;
    private final SegmentGrid grid;
    private List<ProvidedSegments> providers = List.of();
    private List<ISegmentAspect> aspects = List.of();
    private SegmentRows.Answer shown = SegmentRows.Answer.EMPTY;
    private @Nullable Predicate<ISegment> wanted;
    private @Nullable ISegmentAspect sort;
    private boolean descending;
    private boolean typing;

    TablePart(Composite parent, SegmentTableView view, Consumer<Runnable> ui) {
        super(parent, ui);
        this.view = view;
        Composite area = new Composite(area(), SWT.NONE);
        GridLayout columns = new GridLayout(2, false);
        columns.marginWidth = 0;
        columns.marginHeight = 0;
        columns.verticalSpacing = 0;
        area.setLayout(columns);
        filter = new FilterText(area, FilterDialect.FREE, this::vocabulary);
        filter.text().setMessage(Messages.Filter_Hint);
        filter.text().setToolTipText(Messages.Filter_Help);
        filter.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        filter.text().addListener(SWT.Modify, e -> typed());
        count = new Label(area, SWT.RIGHT);
        GridData wide = new GridData(SWT.FILL, SWT.CENTER, false, false);
        wide.widthHint = 260;
        count.setLayoutData(wide);
        grid = new SegmentGrid(area, this);
        grid.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
    }

    @Override
    Table rowsControl() {
        return grid.table();
    }

    Text filter() {
        return filter.text();
    }

    int rowCount() {
        return shown.size();
    }

    @Nullable
    ISegment selected() {
        return grid.selection();
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

    @Override
    void begin(List<ProvidedSegments> found) {
        providers = found;
        aspects = SegmentsOfTraces.aspects(providers);
        grid.setAspects(aspects);
        if (sort != null && !aspects.contains(sort)) {
            sort = null;
        }
        readFilter();
    }

    @Override
    SegmentRows.Wish question() {
        return new SegmentRows.Wish(wanted, sort, descending);
    }

    @Override
    void clear() {
        shown = SegmentRows.Answer.EMPTY;
        grid.show(shown, text());
    }

    @Override
    boolean hasRows() {
        return shown.segments().size() > 0;
    }

    @Override
    public void show(SegmentRows.Answer answer) {
        shown = answer;
        grid.show(answer, text());
        showCount();
        super.show(answer);
    }

    @Override
    public @Nullable EmptyReason emptiness(SegmentRows.Answer answer) {
        return answer.segments().size() > 0 ? null : view.emptiness();
    }

    /** Writes times again, because the user wants them otherwise. */
    void showTimes() {
        grid.show(shown, text());
    }

    private SegmentText text() {
        return new SegmentText(TimeDisplay.textOf(view.trace()));
    }

    private void showCount() {
        String rows = String.format(Locale.ROOT, "%,d", shown.size());
        String all = String.format(Locale.ROOT, "%,d", shown.segments().size());
        String words = wanted == null ? all : NLS.bind(Messages.Status_Some, rows, all);
        count.setText(
                NLS.bind(shown.running() ? Messages.Status_Running : Messages.Status_Done, words)
                        + " ");
    }

    // --- what the user does

    @Override
    public void selected(ISegment segment) {
        view.select(segment);
    }

    @Override
    public String whyEmpty(ISegmentAspect aspect, ISegment segment) {
        ITmfTrace trace = view.trace();
        return trace != null && aspect instanceof IExplainingAspect known
                ? known.whyEmpty(SegmentsOfTraces.traceOf(segment, trace))
                : "";
    }

    @Override
    public void unreadable(UncheckedIOException cause) {
        fail(cause);
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
        grid.setSort(sort, descending);
        ask();
    }

    private void typed() {
        if (!typing) {
            typing = true;
            filter.getDisplay().timerExec(TYPING, this::filterTyped);
        }
    }

    private void filterTyped() {
        typing = false;
        if (!filter.isDisposed()) {
            readFilter();
            ask();
        }
    }

    /** The last good filter stays in force while the one in the field is wrong. */
    private void readFilter() {
        try {
            String words = filter.text().getText();
            wanted = words.isBlank() ? null : columns().filter(words);
            filter.say((String) null);
        } catch (FilterSyntaxException e) {
            filter.say(e);
        }
    }

    private FilterVocabulary vocabulary() {
        List<ISegment> seen = new ArrayList<>();
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
        return new SegmentTableColumns(aspects, TimeDisplay.frameOf(view.trace()));
    }

    @Override
    List<List<String>> selectedTexts() {
        ISegment segment = selected();
        return segment == null ? List.of() : List.of(grid.texts(segment));
    }

    @Override
    ValueTable.@Nullable Rows allRows() {
        return new Export(aspects, shown);
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
