package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ControlEvent;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphPanel;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.ShowFilterDialogAction;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.ITimeDataProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeDataProviderCyclesConverter;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphColorScheme;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphMarkerAxis;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphScale;

/**
 * The parts of a documented time graph viewer around the rows: ruler, names, marker axis, scroll
 * bars, and the dialog in which rows are chosen. Ruler, names and the vertical scroll bar are drawn
 * by the time graph itself; the widgets that stand for them follow it and are not shown.
 */
abstract class ViewerParts extends ViewerRows {

    private TimeGraphMarkerAxis markerAxis;
    private boolean markerAxisVisible = true;
    private TimeGraphScale scale;
    private ViewerBars bars;
    private Tree tree;
    private ShowFilterDialogAction filterDialogAction;
    private String[] columns = {""};
    private String[] filterColumns = {};
    private ITreeContentProvider filterContentProvider;
    private ITableLabelProvider filterLabelProvider;
    private int nameWidth = -1;

    /** The panel with everything. */
    public abstract TimeGraphPanel<@NonNull TimeGraphControl> getPanel();

    /** Creates the parts around the rows. */
    final void createParts(TimeGraphColorScheme colors) {
        markerAxis = createTimeGraphMarkerAxis(getPanel(), colors, this);
        markerAxis.setLayoutData(hidden());
        bars = new ViewerBars(this);
    }

    private static GridData hidden() {
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, false);
        data.exclude = true;
        return data;
    }

    /** Creates the strip below the rows in which the markers are named. */
    protected TimeGraphMarkerAxis createTimeGraphMarkerAxis(
            Composite parent, TimeGraphColorScheme colorScheme, ITimeDataProvider timeProvider) {
        return new TimeGraphMarkerAxis(parent, colorScheme, timeProvider);
    }

    final TimeGraphMarkerAxis markerAxis() {
        return markerAxis;
    }

    /** Shows the marker axis if there are markers, or hides it. */
    public void setMarkerAxisControlVisible(boolean visible) {
        markerAxisVisible = visible;
        showMarkerAxis();
    }

    /** The markers have changed: the axis may need more or less room. */
    final void showMarkerAxis() {
        int height = markerAxis.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        boolean shown = markerAxisVisible && height > 0;
        ((GridData) markerAxis.getLayoutData()).exclude = !shown;
        markerAxis.setVisible(shown);
        if (shown ? markerAxis.getSize().y != height : markerAxis.getSize().y != 0) {
            markerAxis.setSize(0, 0);
            getPanel().layout(true);
        }
        markerAxis.redraw();
    }

    // --- the ruler

    /** The ruler as a widget that follows this viewer. */
    public TimeGraphScale getTimeGraphScale() {
        if (scale == null) {
            scale =
                    new TimeGraphScale(getPanel(), getTimeGraphControl().getColorScheme()) {
                        @Override
                        public void setHeight(int height) {
                            super.setHeight(height);
                            setHeaderHeight(height);
                        }
                    };
            scale.setLayoutData(hidden());
            scale.setVisible(false);
            scale.setTimeProvider(this);
        }
        return scale;
    }

    /** Shows the ruler, or hides it. */
    public void setTimeGraphScaleVisible(boolean visible) {
        getTimeGraphControl().setScaleVisible(visible);
    }

    /** The height of the ruler and of the titles of columns, in pixels. */
    public int getHeaderHeight() {
        return getTimeGraphControl().getHeaderHeight();
    }

    /** Sets the height of the ruler and of the titles of columns, in pixels. */
    public void setHeaderHeight(int headerHeight) {
        getTimeGraphControl().setHeaderHeight(headerHeight);
    }

    /** The width of the border, in pixels. */
    public int getBorderWidth() {
        return getTimeGraphControl().getBorderWidth();
    }

    /** Sets the width of the border, in pixels. */
    public void setBorderWidth(int borderWidth) {
        getTimeGraphControl().setBorderWidth(borderWidth);
    }

    /** Sets the least width of an event, in pixels. */
    public void setMinimumItemWidth(int width) {
        getTimeGraphControl().setMinimumItemWidth(width);
    }

    /**
     * Sets the frequency of the clock that counts cycles: the ruler shows cycles from now on.
     *
     * @param clockFrequency in Hz
     */
    public void setClockFrequency(long clockFrequency) {
        ITimeDataProvider cycles = new TimeDataProviderCyclesConverter(this, clockFrequency);
        getTimeGraphScale().setTimeProvider(cycles);
        markerAxis.setTimeProvider(this);
        showCycles(clockFrequency);
    }

    // --- the names

    /** What this kind of viewer is, in the names of stored widths. */
    protected String getViewTypeStr() {
        return "viewoption.threads";
    }

    /** Sets the width of names that is used for this kind of viewer. */
    public void setNameWidthPref(int width) {
        nameWidth = width;
        if (width >= 0) {
            setNameSpace(width);
        }
    }

    /**
     * The width of names for this kind of viewer.
     *
     * @param width the width if none has been set
     */
    public int getNameWidthPref(int width) {
        return nameWidth < 0 ? width : nameWidth;
    }

    /** Sets the titles of the columns of names. */
    public void setColumns(String[] columnNames) {
        columns = columnNames.length == 0 ? new String[] {""} : columnNames.clone();
        getTimeGraphControl().setColumns(columnNames);
        if (tree != null) {
            fillTree();
        }
    }

    /** The titles of the columns of names as a tree that has no rows. */
    public Tree getTree() {
        if (tree == null) {
            tree = new Tree(getPanel(), SWT.NO_SCROLL);
            tree.setHeaderVisible(true);
            tree.setLayoutData(hidden());
            tree.setVisible(false);
            getTimeGraphControl().setTree(tree);
            fillTree();
        }
        return tree;
    }

    private void fillTree() {
        for (TreeColumn column : tree.getColumns()) {
            column.dispose();
        }
        for (String title : columns) {
            new TreeColumn(tree, SWT.LEFT).setText(title);
        }
    }

    // --- scroll bars and places

    /** Shows a scroll bar for the time below the rows, or hides it. */
    public void setHorizontalScrollBarVisible(boolean visible) {
        bars.showHorizontal(visible);
    }

    /** The scroll bar for the time. */
    public Slider getHorizontalBar() {
        return bars.horizontal();
    }

    /** The scroll bar for the rows, as a widget that is not shown. */
    public Slider getVerticalBar() {
        return bars.vertical();
    }

    /** The part that has names at the left and time at the right. */
    public Composite getTimeAlignedComposite() {
        return getPanel();
    }

    /** Lays out all parts again. */
    public void resizeControls() {
        getPanel().layout();
        getTimeGraphControl().refresh();
    }

    /** The widget has moved; nothing depends on where it is. */
    public void controlMoved(ControlEvent e) {
        getTimeGraphControl().refresh();
    }

    /** The widget has another size: lays out all parts again. */
    public void controlResized(ControlEvent e) {
        resizeControls();
    }

    // --- filters

    /** Sets the columns of the dialog in which rows are chosen. */
    public void setFilterColumns(String[] columnNames) {
        filterColumns = columnNames == null ? new String[0] : columnNames.clone();
        if (filterDialogAction != null) {
            setUpDialog();
        }
    }

    /** Sets who finds the rows for that dialog. */
    public void setFilterContentProvider(ITreeContentProvider contentProvider) {
        filterContentProvider = contentProvider;
        if (filterDialogAction != null) {
            setUpDialog();
        }
    }

    /** Sets who says names in that dialog. */
    public void setFilterLabelProvider(ITableLabelProvider labelProvider) {
        filterLabelProvider = labelProvider;
        if (filterDialogAction != null) {
            setUpDialog();
        }
    }

    /** Opens the dialog in which rows are chosen. */
    public ShowFilterDialogAction getShowFilterDialogAction() {
        if (filterDialogAction == null) {
            filterDialogAction = new ShowFilterDialogAction((TimeGraphViewer) this);
            setUpDialog();
        }
        return filterDialogAction;
    }

    private void setUpDialog() {
        filterDialogAction.getFilterDialog().setColumnNames(filterColumns);
        if (filterContentProvider != null) {
            filterDialogAction.getFilterDialog().setContentProvider(filterContentProvider);
        }
        if (filterLabelProvider != null) {
            filterDialogAction.getFilterDialog().setLabelProvider(filterLabelProvider);
        }
    }

    /** Sets whether a filter of events is being typed. */
    public void setTimeEventFilterApplied(boolean isFilterApplied) {
        getTimeGraphControl().setFilterActive(isFilterApplied);
    }

    /** Whether a filter of events is being typed. */
    public boolean isTimeEventFilterActive() {
        return getTimeGraphControl().isFilterActive();
    }

    /** Sets whether filters of events are kept. */
    public void setSavedFilterStatus(boolean hasSavedFilter) {
        getTimeGraphControl().setSavedFilterStatus(hasSavedFilter);
    }

    /** Whether filters of events are kept. */
    public boolean hasSavedFilters() {
        return getTimeGraphControl().hasSavedFilters();
    }

    /** Leaves out rows that have no events in the window. */
    public void setHideEmptyRowsFilterActive(boolean isHideEmptyRowsFilterActive) {
        getTimeGraphControl().setHideEmptyRowsFilterActive(isHideEmptyRowsFilterActive);
    }
}
