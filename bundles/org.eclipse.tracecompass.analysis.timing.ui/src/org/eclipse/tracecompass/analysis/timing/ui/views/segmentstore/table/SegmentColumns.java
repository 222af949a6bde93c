package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IExplainingAspect;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentGrid;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentRows;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentText;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.table.TmfSimpleTableViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.Sorting;

/** The columns of a table of segments, one for each aspect. For the UI thread. */
@NonNullByDefault
final class SegmentColumns {

    private static final int WIDTH = 200;
    private static final int MARGIN = 24;
    private static final int LEAST_TEXT = 90;
    private static final int MOST_TEXT = 320;
    private static final int REST_WIDTH = 8;

    /** So many rows decide how wide a column of texts is. */
    private static final int FIRST = 30;

    private final TmfSimpleTableViewer viewer;
    private final Table table;
    private final Supplier<@Nullable ITmfTrace> trace;
    private final List<ISegmentAspect> aspects = new ArrayList<>();
    private final Sorting<ISegmentAspect> sorting = new Sorting<>();
    private boolean complete;
    private boolean fitted;

    /** The text of an aspect of a segment. */
    private final class Texts extends ColumnLabelProvider {
        private final ISegmentAspect aspect;

        Texts(ISegmentAspect aspect) {
            this.aspect = aspect;
        }

        @Override
        public String getText(@Nullable Object element) {
            return element instanceof ISegment segment ? textOf(aspect, segment) : "";
        }
    }

    /**
     * @param viewer the viewer of the table, which sorts its own rows
     * @param trace the trace that is shown
     */
    SegmentColumns(TmfSimpleTableViewer viewer, Supplier<@Nullable ITmfTrace> trace) {
        this.viewer = viewer;
        this.trace = trace;
        table = viewer.getTableViewer().getTable();
    }

    private String textOf(ISegmentAspect aspect, ISegment segment) {
        return new SegmentText(TimeDisplay.textOf(trace.get())).of(aspect, segment);
    }

    /** The aspects, in the order of the columns. */
    List<ISegmentAspect> aspects() {
        return List.copyOf(aspects);
    }

    /** The column by which rows are sorted that somebody else gives. */
    Sorting<ISegmentAspect> sorting() {
        return sorting;
    }

    /** Why a cell is empty; empty if there is nothing to say. */
    String whyEmpty(int column, ISegment segment) {
        ITmfTrace whole = trace.get();
        return whole != null
                        && column < aspects.size()
                        && aspects.get(column) instanceof IExplainingAspect known
                ? known.whyEmpty(SegmentsOfTraces.traceOf(segment, whole), segment.getStart())
                : "";
    }

    // --- columns by which the viewer sorts

    /** Adds columns as wide as their texts. */
    void add(Iterable<ISegmentAspect> wanted) {
        for (ISegmentAspect aspect : wanted) {
            add(aspect, comparator(aspect)).setWidth(widthOf(aspect));
        }
    }

    /** Adds the columns of a provider, unless there are those of one already. */
    void complete(Iterable<ISegmentAspect> wanted) {
        if (!complete) {
            complete = true;
            wanted.forEach(aspect -> add(aspect, comparator(aspect)));
        }
    }

    /** Dates with all their digits are wider than other texts, in most fonts. */
    private int widthOf(ISegmentAspect aspect) {
        GC gc = new GC(table);
        int text = gc.textExtent(textOf(aspect, new BasicSegment(0, 0))).x;
        gc.dispose();
        return Math.max(WIDTH, text + MARGIN);
    }

    private TableColumn add(ISegmentAspect aspect, @Nullable Comparator<ISegment> order) {
        aspects.add(aspect);
        TableColumn column = viewer.createColumn(aspect.getName(), new Texts(aspect), order);
        column.setWidth(WIDTH);
        column.setToolTipText(aspect.getHelpText());
        if (SegmentText.right(aspect)) {
            column.setAlignment(SWT.RIGHT);
        }
        return column;
    }

    /** The comparators of aspects compare segments. */
    @SuppressWarnings("unchecked")
    private static @Nullable Comparator<ISegment> comparator(ISegmentAspect aspect) {
        return (Comparator<ISegment>) aspect.getComparator();
    }

    // --- columns of rows that somebody else gives

    /**
     * Replaces all columns.
     *
     * @param wish asks for the rows in another order
     */
    void replace(List<ISegmentAspect> wanted, Runnable wish) {
        if (!wanted.equals(aspects) || !complete) {
            complete = true;
            fitted = false;
            aspects.clear();
            for (TableColumn old : table.getColumns()) {
                old.dispose();
            }
            for (ISegmentAspect aspect : wanted) {
                TableColumn column = add(aspect, null);
                column.setWidth(narrow(aspect.getDataType()));
                column.addListener(SWT.Selection, e -> sort(aspect, wish));
            }
            // takes the rest of the width, which toolkits would give to the last column
            TableColumn rest = viewer.createColumn("", SegmentGrid.NO_TEXT, null);
            rest.setWidth(REST_WIDTH);
            rest.setResizable(false);
        }
        ISegmentAspect sorted = sorting.column();
        if (sorted != null && !aspects.contains(sorted)) {
            sorting.clear();
        }
    }

    private static int narrow(DataType type) {
        return switch (type) {
            case TIMESTAMP -> 225;
            case DURATION -> 110;
            case NUMBER, BINARY_NUMBER -> 80;
            case STRING, TIME_RANGE -> 150;
        };
    }

    private void sort(ISegmentAspect aspect, Runnable wish) {
        sorting.click(aspect, SegmentText.greatestFirst(aspect));
        ISegmentAspect sorted = sorting.column();
        int column = sorted == null ? -1 : aspects.indexOf(sorted);
        table.setSortColumn(column < 0 ? null : table.getColumn(column));
        table.setSortDirection(sorting.mark());
        wish.run();
    }

    /** Columns of texts get as wide as what they show first, within limits; once. */
    void fitTexts(SegmentRows.Answer rows) {
        if (fitted || rows.size() == 0) {
            return;
        }
        fitted = true;
        GC gc = new GC(table);
        for (int c = 0; c < aspects.size(); c++) {
            if (!SegmentText.right(aspects.get(c))) {
                int wide = gc.textExtent(aspects.get(c).getName()).x;
                for (int row = 0; row < Math.min(FIRST, rows.size()); row++) {
                    wide = Math.max(wide, gc.textExtent(textOf(aspects.get(c), rows.row(row))).x);
                }
                table.getColumn(c).setWidth(Math.clamp(wide + MARGIN, LEAST_TEXT, MOST_TEXT));
            }
        }
        gc.dispose();
    }
}
