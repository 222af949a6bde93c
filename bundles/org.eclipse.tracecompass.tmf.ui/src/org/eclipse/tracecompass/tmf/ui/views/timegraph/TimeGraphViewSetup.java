package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.Comparator;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.AbstractTimeGraphView.TreeLabelProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils.TimeFormat;

/**
 * The part of a documented time graph view that is about how it is set up: columns, who says names,
 * which order rows have, and the times that can be shown. Most of it is for the constructors of
 * subclasses.
 */
abstract class TimeGraphViewSetup extends TmfView {

    private final TimeGraphPresentationProvider presentation;
    private final int displayWidth;
    private TimeGraphViewer viewer;

    private final ColumnOrder columnOrder = new ColumnOrder();
    private String[] columns = {};
    private TreeLabelProvider labelProvider = new TreeLabelProvider();
    private ITimeGraphContentProvider contentProvider;
    private int[] weights = {1, 3};
    private String[] filterColumns;
    private ITreeContentProvider filterContentProvider;
    private TreeLabelProvider filterLabelProvider;
    private volatile Comparator<ITimeGraphEntry> entryComparator;
    private int autoExpandLevel = AbstractTimeGraphView.ALL_LEVELS;
    private TimeFormat timeFormat;
    private volatile long startTime = SWT.DEFAULT;
    private volatile long endTime = SWT.DEFAULT;

    TimeGraphViewSetup(String id, TimeGraphPresentationProvider pres) {
        super(id);
        presentation = pres;
        Display display = Display.getDefault();
        int[] width = {0};
        display.syncExec(() -> width[0] = display.getBounds().width);
        displayWidth = width[0];
    }

    private void checkNotCreated() {
        if (viewer != null) {
            throw new IllegalStateException(
                    "The view '" + getName() + "' exists already; set it up in its constructor");
        }
    }

    /** The viewer; null before the view has been created. */
    public TimeGraphViewer getTimeGraphViewer() {
        return viewer;
    }

    /** Gives a new viewer what has been set so far. */
    final void setUp(TimeGraphViewer created) {
        viewer = created;
        if (contentProvider != null) {
            created.setTimeGraphContentProvider(contentProvider);
        }
        created.setColumns(columns);
        created.setTimeGraphLabelProvider(labelProvider);
        created.setTimeGraphProvider(presentation);
        created.setAutoExpandLevel(autoExpandLevel);
        created.setWeights(weights);
        created.setFilterColumns(filterColumns == null ? new String[] {} : filterColumns);
        if (filterContentProvider != null) {
            created.setFilterContentProvider(filterContentProvider);
        }
        created.setFilterLabelProvider(filterLabelProvider);
        created.getTimeGraphControl().setSorter(columnOrder.isEmpty() ? null : this::sortBy);
        showTimeFormat(null);
    }

    /** Whether rows can be chosen in the dialog with the columns of the filter. */
    final boolean hasRowFilter() {
        return filterColumns != null && filterColumns.length > 0 && filterLabelProvider != null;
    }

    /** Says how events look. */
    protected ITimeGraphPresentationProvider getPresentationProvider() {
        return presentation;
    }

    // --- columns and names

    /**
     * Sets the columns of names. Before the view is created.
     *
     * @param columns the titles
     * @throws IllegalStateException if the view has been created
     */
    protected void setTreeColumns(String[] columns) {
        setTreeColumns(columns, null, 0);
    }

    /**
     * Sets the columns of names and how rows are sorted by them. Before the view is created.
     *
     * @param columns the titles
     * @param comparators an order per column; null for one by which rows are not sorted
     * @param initialSortColumn the column by which rows are sorted first
     * @throws IllegalStateException if the view has been created
     */
    protected void setTreeColumns(
            String[] columns, Comparator<ITimeGraphEntry>[] comparators, int initialSortColumn) {
        checkNotCreated();
        this.columns = columns.clone();
        columnOrder.set(comparators);
        if (comparators != null) {
            sortBy(initialSortColumn);
        }
    }

    /** What is remembered of the order of a trace. */
    final ColumnOrder columnOrder() {
        return columnOrder;
    }

    /** The user has clicked on the title of a column. */
    private void sortBy(int column) {
        Comparator<ITimeGraphEntry> order = columnOrder.click(column);
        if (order != null) {
            setEntryComparator(order);
            refresh();
        }
    }

    /**
     * Sets who says names. Before the view is created.
     *
     * @throws IllegalStateException if the view has been created
     */
    protected void setTreeLabelProvider(TreeLabelProvider tlp) {
        checkNotCreated();
        labelProvider = tlp;
    }

    /**
     * Sets who finds rows below others. Before the view is created.
     *
     * @throws IllegalStateException if the view has been created
     */
    protected void setTimeGraphContentProvider(ITimeGraphContentProvider tgcp) {
        checkNotCreated();
        contentProvider = tgcp;
    }

    /** Sets the shares that names and time have of the width at first. */
    protected void setWeight(int[] weights) {
        this.weights = weights.clone();
        if (viewer != null) {
            viewer.setWeights(weights);
        }
    }

    /**
     * Sets the columns of the dialog in which the user chooses rows. Before the view is created.
     *
     * @throws IllegalStateException if the view has been created
     */
    protected void setFilterColumns(String[] filterColumns) {
        checkNotCreated();
        this.filterColumns = filterColumns.clone();
    }

    /**
     * Sets who finds the rows for that dialog. Before the view is created.
     *
     * @throws IllegalStateException if the view has been created
     */
    protected void setFilterContentProvider(ITreeContentProvider contentProvider) {
        checkNotCreated();
        filterContentProvider = contentProvider;
    }

    /**
     * Sets who says names in that dialog. Before the view is created.
     *
     * @throws IllegalStateException if the view has been created
     */
    protected void setFilterLabelProvider(TreeLabelProvider labelProvider) {
        checkNotCreated();
        filterLabelProvider = labelProvider;
    }

    /** Sets how many levels of new rows are shown. */
    protected void setAutoExpandLevel(int level) {
        autoExpandLevel = level;
        if (viewer != null) {
            viewer.setAutoExpandLevel(level);
        }
    }

    /** The order of rows; null if they stay as they were added. */
    protected Comparator<ITimeGraphEntry> getEntryComparator() {
        return entryComparator;
    }

    /** Sets the order of rows, from the next refresh on; null to leave them as they are. */
    protected void setEntryComparator(Comparator<ITimeGraphEntry> comparator) {
        entryComparator = comparator;
    }

    /** The width of the display in pixels. */
    protected int getDisplayWidth() {
        return displayWidth;
    }

    // --- times

    /** The first instant that can be shown, in ns; -1 if unknown. */
    protected long getStartTime() {
        return startTime;
    }

    /** Sets the first instant that can be shown, from the next refresh on. */
    protected void setStartTime(long time) {
        startTime = time;
    }

    /** The last instant that can be shown, in ns; -1 if unknown. */
    protected long getEndTime() {
        return endTime;
    }

    /** Sets the last instant that can be shown, from the next refresh on. */
    protected void setEndTime(long time) {
        endTime = time;
    }

    /** Sets how times are written; null for the choice of the user. */
    protected void setTimeFormat(TimeFormat timeFormat) {
        this.timeFormat = timeFormat;
        if (viewer != null) {
            showTimeFormat(null);
        }
    }

    /** Writes times as chosen; relative ones count from the start of a trace. */
    final void showTimeFormat(ITmfTrace trace) {
        TimeFormat own = timeFormat;
        if (own != null) {
            viewer.setTimeFormat(own);
            return;
        }
        boolean relative =
                TimeDisplay.current().format()
                        != org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.DATE;
        viewer.setTimeFormat(
                relative ? TimeFormat.RELATIVE : TimeFormat.CALENDAR, TimeDisplay.textOf(trace));
    }

    /** Shows rows and times anew, soon. Any thread. */
    protected abstract void refresh();
}
