package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntConsumer;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.StateStepper;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentSignal;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphColorListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphTreeListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphViewerFilterListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphTreeExpansionEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The part of a documented time graph that shows entries: what they are, how their rows are laid
 * out, and where these are. For the UI thread.
 */
abstract class EntriesControl extends org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl
        implements ITmfTimeGraphDrawingHelper, ITimeGraphColorListener {

    private static final double USUAL_HEIGHT = 19;

    /** The entries and their events. */
    final EntrySource source = new EntrySource(getDisplay());

    private final EntryPictures pictures = new EntryPictures(source);
    private final EntryTooltip tooltip = new EntryTooltip(source, scene());
    private final Map<ITimeGraphEntry, Integer> heights = new IdentityHashMap<>();
    private final List<ITimeGraphTreeListener> treeListeners = new CopyOnWriteArrayList<>();
    private final List<ITimeGraphViewerFilterListener> filterListeners =
            new CopyOnWriteArrayList<>();
    private final TimeGraphLoader loader;
    private ITimeDataProvider timeProvider;
    private IntConsumer sorter;

    EntriesControl(Composite parent, TimeGraphColorScheme colors) {
        super(parent, colors);
        loader =
                new TimeGraphLoader(
                        new ProviderReader(source), getDisplay()::asyncExec, new Loaded());
        setLoader(loader);
        scene().setOverStates(new EntryDrawing(source, pictures, this::getClientArea));
        input().commands()
                .setStateFinder(
                        (row, time, forward, answer) -> answer.accept(step(row, time, forward)));
        scene().options().setPictureWidths(row -> pictures.width(source.entryOf(row.id())));
        addListener(SWT.Dispose, e -> loader.close());
    }

    private OptionalLong step(long row, long time, boolean forward) {
        Viewport v = scene().viewport();
        StateStepper stepper =
                new StateStepper(
                        new ProviderReader(source),
                        row,
                        v.boundsStart(),
                        v.boundsEnd(),
                        new NullProgressMonitor());
        return forward ? stepper.next(time) : stepper.previous(time);
    }

    /** Shows what the loader has made of the entries. */
    private final class Loaded implements DataLoader.Listener<TimeGraphData> {

        @Override
        public void loaded(TimeGraphData data, boolean more) {
            if (isDisposed()) {
                return;
            }
            if (data.tree() == scene().data().tree()) {
                scene().setStates(data);
                repaint();
            } else {
                setData(data);
            }
        }

        @Override
        public void failed(String message, Throwable cause) {
            System.getLogger(TimeGraphControl.class.getName())
                    .log(
                            System.Logger.Level.ERROR,
                            "The entries of a time graph cannot be drawn: " + message,
                            cause);
        }
    }

    // --- what is shown

    /** Sets who says how events look. */
    public void setTimeGraphProvider(ITimeGraphPresentationProvider timeGraphProvider) {
        ITimeGraphPresentationProvider before = source.presentation();
        before.removeColorListener(this);
        before.setDrawingHelper(null);
        source.setPresentation(timeGraphProvider);
        timeGraphProvider.setDrawingHelper(this);
        timeGraphProvider.addColorListener(this);
        redraw();
    }

    /** Who says how events look. */
    public ITimeGraphPresentationProvider getTimeGraphProvider() {
        return source.presentation();
    }

    /** Who finds entries below others; the viewer sets it. */
    public void setContentProvider(ITimeGraphContentProvider provider) {
        source.setContent(provider);
    }

    /** Sets the times that this control shows. */
    public void setTimeProvider(ITimeDataProvider timeProvider) {
        this.timeProvider = timeProvider;
    }

    /** The times that this control shows. */
    public ITimeDataProvider getTimeDataProvider() {
        return timeProvider;
    }

    /** Sets who says the labels of entries. */
    public void setLabelProvider(ITableLabelProvider labelProvider) {
        source.setLabels(labelProvider);
        refreshData();
    }

    /** Who says the labels of entries; null for their names. */
    public ITableLabelProvider getLabelProvider() {
        return source.labels();
    }

    /** Sets the titles of the columns of names. */
    public void setColumns(String[] columnNames) {
        source.setColumns(columnNames);
        refreshData();
    }

    /** Has somebody else sort the entries when the title of a column is clicked. */
    public void setSorter(IntConsumer columnClicked) {
        sorter = columnClicked;
        scene().options().setSorted(columnClicked == null);
    }

    @Override
    protected void headerClicked(int column) {
        if (sorter == null) {
            super.headerClicked(column);
        } else {
            sorter.accept(column);
        }
    }

    /** The entries at the top of the tree. */
    public ITimeGraphEntry[] getTraces() {
        return source.roots().clone();
    }

    /** The entries have other children, names or events. */
    public void refreshData() {
        pictures.forget();
        updateHeights();
        TimeGraphTree tree =
                new ProviderReader(source)
                        .tree(Long.MIN_VALUE, Long.MAX_VALUE, new NullProgressMonitor())
                        .model();
        if (tree != null) {
            TimeGraphData now = scene().data();
            loader.refresh(tree);
            setData(
                    new TimeGraphData(
                            tree,
                            now.palette(),
                            now.states(),
                            now.links(),
                            now.markers(),
                            now.running()));
        }
    }

    /**
     * Shows other entries.
     *
     * @param traces the entries at the top of the tree
     */
    public void refreshData(ITimeGraphEntry[] traces) {
        source.setRoots(traces);
        refreshData();
    }

    /** Events look otherwise: asks for them again and paints them. */
    @Override
    public void redraw() {
        super.redraw();
        if (loader != null) {
            loader.refreshStates();
        }
    }

    @Override
    public void colorSettingsChanged(StateItem[] stateItems) {
        redraw();
    }

    /** Shows these links. */
    public void refreshArrows(List<ILinkEvent> events) {
        source.setLinks(events);
        redraw();
    }

    /** The links. */
    public List<ILinkEvent> getArrows() {
        return source.links();
    }

    /** Shows these marks. */
    public void setMarkers(List<IMarkerEvent> markers) {
        source.setMarkers(markers);
        redraw();
    }

    /** The marks. */
    public List<IMarkerEvent> getMarkers() {
        return source.markers();
    }

    /** The entries and events as a data provider, for what works on those. */
    public ITimeGraphDataProvider<? extends ITimeGraphEntryModel> dataProvider() {
        return source;
    }

    /** The lines of the tooltip of an entry at an instant. */
    final Map<String, String> linesAt(ITimeGraphEntry entry, long time) {
        return tooltip.lines(entry, time);
    }

    @Override
    protected Map<String, String> describe(VisibleRow row, long time) {
        ITimeGraphEntry entry = source.entryOf(row.entry().id());
        return entry == null ? Map.of() : tooltip.lines(entry, time);
    }

    // --- the tree

    final VisibleRow row(ITimeGraphEntry entry) {
        Long id = source.idOf(entry);
        return id == null ? null : scene().layout().row(id);
    }

    final List<VisibleRow> rows() {
        List<VisibleRow> rows = scene().layout().rows();
        return rows.subList(scene().layout().pinnedCount(), rows.size());
    }

    /** How many levels of new entries are shown, {@link #ALL_LEVELS} for all. */
    public void setAutoExpandLevel(int level) {
        source.setAutoExpandLevel(level);
    }

    /** How many levels of new entries are shown, {@link #ALL_LEVELS} for all. */
    public int getAutoExpandLevel() {
        return source.autoExpandLevel();
    }

    /** Whether the entries below another are shown. */
    public boolean getExpandedState(ITimeGraphEntry entry) {
        VisibleRow row = row(entry);
        return row != null && row.expanded();
    }

    /** Shows or hides the entries below another. */
    public void setExpandedState(ITimeGraphEntry entry, boolean expanded) {
        setExpandedState(List.of(entry), expanded);
    }

    /** Shows or hides the entries below others. */
    public void setExpandedState(Iterable<ITimeGraphEntry> entries, boolean expanded) {
        for (ITimeGraphEntry entry : entries) {
            Long id = source.idOf(entry);
            if (id != null) {
                scene().options().setExpanded(id, expanded);
            }
        }
        rowsChanged();
    }

    /** Hides all entries below others. */
    public void collapseAll() {
        input().commands().setAllExpanded(false);
    }

    /** Shows all entries below others. */
    public void expandAll() {
        input().commands().setAllExpanded(true);
    }

    /** The number of entries in the list of rows. */
    public int getExpandedElementCount() {
        return rows().size();
    }

    /** The entries in the list of rows, from top to bottom. */
    public ITimeGraphEntry[] getExpandedElements() {
        return rows().stream()
                .map(row -> source.entryOf(row.entry().id()))
                .filter(Objects::nonNull)
                .toArray(ITimeGraphEntry[]::new);
    }

    /** An entry in the list of rows; null if there is none at that place. */
    public ITimeGraphEntry getExpandedElement(int index) {
        List<VisibleRow> rows = rows();
        return index >= 0 && index < rows.size()
                ? source.entryOf(rows.get(index).entry().id())
                : null;
    }

    /** Adds a listener. */
    public void addTreeListener(ITimeGraphTreeListener listener) {
        if (!treeListeners.contains(listener)) {
            treeListeners.add(listener);
        }
    }

    /** Removes a listener. */
    public void removeTreeListener(ITimeGraphTreeListener listener) {
        treeListeners.remove(listener);
    }

    /** Tells listeners that entries below another are shown or hidden. */
    public void fireTreeEvent(ITimeGraphEntry entry, boolean expanded) {
        TimeGraphTreeExpansionEvent event = new TimeGraphTreeExpansionEvent(this, entry);
        for (ITimeGraphTreeListener listener : treeListeners) {
            if (expanded) {
                listener.treeExpanded(event);
            } else {
                listener.treeCollapsed(event);
            }
        }
    }

    // --- filters of entries

    /** Leaves out the entries that a filter rejects, with all below them. */
    public void addFilter(ViewerFilter filter) {
        source.filters().add(filter);
        filterListeners.forEach(listener -> listener.filtersAdded(List.of(filter)));
        refreshData();
    }

    /** A filter chooses otherwise. */
    public void changeFilter(ViewerFilter filter) {
        filterListeners.forEach(listener -> listener.filtersChanged(List.of(filter)));
        refreshData();
    }

    /** Removes a filter. */
    public void removeFilter(ViewerFilter filter) {
        source.filters().remove(filter);
        filterListeners.forEach(listener -> listener.filtersRemoved(List.of(filter)));
        refreshData();
    }

    /** The filters. */
    public ViewerFilter[] getFilters() {
        return source.filters().toArray(ViewerFilter[]::new);
    }

    /** Replaces the filters. */
    public void setFilters(ViewerFilter[] filters) {
        source.filters().clear();
        if (filters != null) {
            source.filters().addAll(Arrays.asList(filters));
        }
        filterListeners.forEach(listener -> listener.filtersChanged(source.filters()));
        refreshData();
    }

    /** Adds a listener. */
    public void addViewerFilterListener(ITimeGraphViewerFilterListener listener) {
        filterListeners.add(listener);
    }

    /** Removes a listener. */
    public void removeViewerFilterListener(ITimeGraphViewerFilterListener listener) {
        filterListeners.remove(listener);
    }

    // --- heights

    /** The height of rows in pixels. */
    public int getItemHeight() {
        return (int) Math.round(scene().options().rowHeight());
    }

    /** Sets the height of rows in pixels. */
    public void setItemHeight(int rowHeight) {
        scene().options().setRowHeight(rowHeight);
        rowsChanged();
    }

    /**
     * Sets the height of the row of an entry.
     *
     * @param entry the entry
     * @param rowHeight its height in pixels; 0 hides the row
     * @return whether the entry had another height
     */
    public boolean setItemHeight(ITimeGraphEntry entry, int rowHeight) {
        Integer before = heights.put(entry, rowHeight);
        updateHeights();
        rowsChanged();
        return before == null || before != rowHeight;
    }

    /** Rows have heights of their own if somebody gives them some. */
    private void updateHeights() {
        boolean own =
                !heights.isEmpty()
                        || Presentations.overrides(
                                source.presentation(), "getItemHeight", ITimeGraphEntry.class);
        LayoutOptions options = scene().options();
        options.setRowHeights(
                own ? row -> height(source.entryOf(row.id()), options.rowHeight()) : null);
    }

    private double height(ITimeGraphEntry entry, double usual) {
        Integer chosen = entry == null ? null : heights.get(entry);
        if (chosen != null || entry == null) {
            return chosen == null ? usual : chosen;
        }
        return Math.rint(usual * source.presentation().getItemHeight(entry) / USUAL_HEIGHT);
    }

    // --- places

    /** The entry at a point of this control; null if there is none. */
    public ITimeGraphEntry getEntry(Point pt) {
        VisibleRow row = scene().hit(pt.x, pt.y).row();
        return row == null ? null : source.entryOf(row.entry().id());
    }

    /** The index of the row at a height of this control; -1 if there is none. */
    protected int getItemIndexAtY(int y) {
        VisibleRow row = scene().hit(0, y).row();
        return row == null ? -1 : row.index() - scene().layout().pinnedCount();
    }

    /** Where the row of an entry is in this control; null if it is not in the list of rows. */
    public Rectangle getItemBounds(ITimeGraphEntry entry) {
        VisibleRow row = row(entry);
        return row == null
                ? null
                : new Rectangle(
                        0,
                        (int) Math.round(scene().context().rowTop(row)),
                        getClientArea().width,
                        (int) Math.round(row.height()));
    }

    @Override
    public int getXForTime(long time) {
        Viewport v = scene().viewport();
        return v.contains(time) ? (int) Math.round(scene().context().x(time)) : -1;
    }

    @Override
    public long getTimeAtX(int coord) {
        double x = coord - scene().geometry().chartLeft();
        return x < 0 ? -1 : scene().viewport().toTime(x);
    }

    /** Where the time axis begins, for the alignment with other views. */
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        return new TmfTimeViewAlignmentInfo(
                getShell(), toDisplay(0, 0), (int) Math.round(scene().namesWidth()));
    }

    /** Lets the time axis begin at a distance from the left edge; nobody is told. */
    public void performAlign(int offset) {
        if (Math.round(scene().namesWidth()) != offset) {
            super.setNamesWidth(offset);
        }
    }

    /** Lets the time axis begin at a distance from the left edge; views above and below follow. */
    @Override
    public void setNamesWidth(double pixels) {
        super.setNamesWidth(pixels);
        TmfSignalManager.dispatchSignalAsync(
                new TmfTimeViewAlignmentSignal(this, getTimeViewAlignmentInfo()));
    }

    /** Whether this control has the keyboard focus. */
    public boolean isInFocus() {
        return isFocusControl();
    }

    /** Shows that the user has to wait. */
    public void waitCursor(boolean waitInd) {
        setCursor(waitInd ? getDisplay().getSystemCursor(SWT.CURSOR_WAIT) : null);
    }
}
