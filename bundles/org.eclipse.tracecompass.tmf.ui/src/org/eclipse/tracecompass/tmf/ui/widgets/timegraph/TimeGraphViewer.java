package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphPanel;
import org.eclipse.tracecompass.tmf.ui.viewers.IImageSave;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.ITimeGraphLegendProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ViewerActions.Kind;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.TimeGraphLegend;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.IMarkerAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphColorScheme;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;

/**
 * A time graph of rows and states that its owner makes: entries with events, which a presentation
 * provider says how to draw. The widget below is that of our own time graphs, so users have its
 * mouse and keys, filter of rows, search, legend and exports here too. What the program sets is not
 * told to listeners unless a method says so; what the user does is told once a gesture has ended.
 * For the UI thread.
 *
 * @since 0.2.0
 */
public class TimeGraphViewer extends ViewerParts
        implements IMarkerAxisListener, SelectionListener, IImageSave {

    /** All levels of the tree. */
    public static final int ALL_LEVELS = TimeGraphControl.ALL_LEVELS;

    private final ViewerMarkers markers = new ViewerMarkers(this);
    private final ViewerActions actions = new ViewerActions(this);
    private TimeGraphPanel<@NonNull TimeGraphControl> panel;
    private TimeGraphPanel.Names names = new TimeGraphPanel.Names("", "");
    private ITimeGraphContentProvider contentProvider = new TimeGraphContentProvider();
    private ITimeGraphLegendProvider legendProvider;
    private final ITimeGraphColorListener coloursChosen =
            items -> panel.setColourKey(getTimeGraphProvider().getPreferenceKey());
    private Object input;
    private int[] weights;

    /**
     * @param parent the parent
     * @param style the style of the widget
     */
    public TimeGraphViewer(Composite parent, int style) {
        createDataViewer(parent, style);
        watch();
        createParts(getTimeGraphControl().getColorScheme());
        markerAxis().addMarkerAxisListener(this);
        getControl().addListener(SWT.Resize, new FirstSize());
    }

    /** Gives the names their share of the first width. */
    private final class FirstSize implements Listener {

        @Override
        public void handleEvent(Event event) {
            int width = getControl().getSize().x;
            if (width > 1 && weights != null) {
                getControl().removeListener(SWT.Resize, this);
                int sum = Math.max(1, weights[0] + weights[1]);
                getTimeGraphControl().scene().setNamesWidth((double) width * weights[0] / sum);
                getTimeGraphControl().refresh();
            }
        }
    }

    /** What the panel asks. */
    private final class Host implements TimeGraphPanel.Host {

        @Override
        public ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider() {
            return getTimeGraphControl().dataProvider();
        }

        @Override
        public TimeGraphPanel.Names names() {
            return names;
        }
    }

    /** Creates the widget. */
    protected Control createDataViewer(Composite parent, int style) {
        panel =
                new TimeGraphPanel<>(
                        parent,
                        area -> createTimeGraphControl(area, new TimeGraphColorScheme()),
                        getClass().getName(),
                        new Host());
        return panel;
    }

    /** Creates the area in which the time graph is drawn. */
    protected TimeGraphControl createTimeGraphControl(
            Composite parent, TimeGraphColorScheme colors) {
        return new TimeGraphControl(parent, colors);
    }

    @Override
    public TimeGraphPanel<@NonNull TimeGraphControl> getPanel() {
        return panel;
    }

    /** Sets the names of the trace and the view, for exported files. */
    public void setNames(TimeGraphPanel.Names shown) {
        names = shown;
    }

    final ViewerMarkers markers() {
        return markers;
    }

    @Override
    public Control getControl() {
        return panel;
    }

    @Override
    public TimeGraphControl getTimeGraphControl() {
        return panel.graph();
    }

    /** Disposes the widget. */
    public void dispose() {
        panel.dispose();
    }

    /** Gives the time graph the keyboard focus. */
    public void setFocus() {
        getTimeGraphControl().setFocus();
    }

    /** Whether the time graph has the keyboard focus. */
    public boolean isInFocus() {
        return getTimeGraphControl().isInFocus();
    }

    /** Shows that the user has to wait. */
    public void waitCursor(boolean waitInd) {
        getTimeGraphControl().waitCursor(waitInd);
    }

    // --- what is shown

    /** Sets who finds the entries of the input. */
    public void setTimeGraphContentProvider(ITimeGraphContentProvider timeGraphContentProvider) {
        contentProvider = timeGraphContentProvider;
        getTimeGraphControl().setContentProvider(timeGraphContentProvider);
    }

    /** Who finds the entries of the input. */
    public ITimeGraphContentProvider getTimeGraphContentProvider() {
        return contentProvider;
    }

    /** Sets who says how events look; to be set before the input. */
    public void setTimeGraphProvider(ITimeGraphPresentationProvider timeGraphProvider) {
        ITimeGraphPresentationProvider before = getTimeGraphProvider();
        before.removeColorListener(coloursChosen);
        getTimeGraphControl().setTimeGraphProvider(timeGraphProvider);
        panel.setColourKey(timeGraphProvider.getPreferenceKey());
        timeGraphProvider.addColorListener(coloursChosen);
    }

    /** Who says how events look. */
    public ITimeGraphPresentationProvider getTimeGraphProvider() {
        return getTimeGraphControl().getTimeGraphProvider();
    }

    /** Sets who says the labels of entries. */
    public void setTimeGraphLabelProvider(ITableLabelProvider labelProvider) {
        getTimeGraphControl().setLabelProvider(labelProvider);
    }

    /**
     * Shows other entries; the selected times are forgotten. The bounds are the time of the entries
     * until {@link #setTimeBounds} says otherwise.
     */
    @Override
    public void setInput(Object inputElement) {
        Object before = input;
        input = inputElement;
        contentProvider.inputChanged(this, before, inputElement);
        setSelectionRange(-1, -1, false);
        getTimeGraphControl().selectItem(null, false);
        getTimeGraphControl().scrollTo(0);
        refresh();
        showTimeOfEntries();
    }

    @Override
    public Object getInput() {
        return input;
    }

    /** The entries have other children, names or events. */
    @Override
    public void refresh() {
        ITimeGraphEntry[] entries =
                input == null ? new ITimeGraphEntry[0] : contentProvider.getElements(input);
        getTimeGraphControl().refreshData(entries);
    }

    /** Sets the time that can be shown to that of some entries. */
    public void setTimeRange(ITimeGraphEntry[] entries) {
        EntryTimes times = EntryTimes.of(entries);
        setTimeBounds(times.start(), times.end());
    }

    /** Shows these links; null for none. */
    public void setLinks(List<ILinkEvent> links) {
        getTimeGraphControl().refreshArrows(links);
    }

    /** Gives names and time their shares of the width, once there is one. */
    public void setWeights(int[] weights) {
        this.weights = weights.clone();
    }

    /** Shows the texts in states, or hides them. */
    public void setLabelsVisible(boolean visible) {
        getTimeGraphControl().setLabelsVisible(visible);
    }

    // --- selection

    /** The selected entry; null if there is none. */
    @Override
    public ITimeGraphEntry getSelection() {
        return getTimeGraphControl().getSelectedTrace();
    }

    @Override
    public void setSelection(ISelection selection, boolean reveal) {
        Object first =
                selection instanceof IStructuredSelection list ? list.getFirstElement() : selection;
        if (!listeners().isPending()) {
            getTimeGraphControl()
                    .selectItem(
                            first instanceof ITimeGraphEntry entry ? entry : null, false, reveal);
        }
    }

    /** Provides the selected entry, with its event at the selected time if it has one. */
    public ISelectionProvider getSelectionProvider() {
        return getTimeGraphControl();
    }

    /** Selects an event: its entry and where it begins. */
    public void setSelectedEvent(ITimeEvent event, Object source) {
        if (event != null && source != this) {
            setSelectedTraceTime(event.getEntry(), event.getTime(), source);
        }
    }

    /** Selects an entry and an instant. */
    public void setSelectedTraceTime(ITimeGraphEntry trace, long time, Object source) {
        if (trace != null && source != this) {
            getTimeGraphControl().selectItem(trace, false);
            setSelectedTime(time, true);
        }
    }

    /** Shows another window. */
    public void setSelectVisTimeWindow(long time0, long time1, Object source) {
        if (source != this) {
            setStartFinishTime(time0, time1);
        }
    }

    /** A row was selected in a widget beside this one: it is selected here. */
    @Override
    public void widgetSelected(SelectionEvent e) {
        getTimeGraphControl().fireSelectionChanged();
    }

    /** A row was chosen in a widget beside this one. */
    @Override
    public void widgetDefaultSelected(SelectionEvent e) {
        getTimeGraphControl().fireSelectionChanged();
    }

    // --- listeners

    /** Adds a listener. */
    public void addSelectionListener(ITimeGraphSelectionListener listener) {
        listeners().selection().add(listener);
    }

    /** Removes a listener. */
    public void removeSelectionListener(ITimeGraphSelectionListener listener) {
        listeners().selection().remove(listener);
    }

    /** Adds a listener. */
    public void addTimeListener(ITimeGraphTimeListener listener) {
        listeners().time().add(listener);
    }

    /** Removes a listener. */
    public void removeTimeListener(ITimeGraphTimeListener listener) {
        listeners().time().remove(listener);
    }

    /** Adds a listener. */
    public void addRangeListener(ITimeGraphRangeListener listener) {
        listeners().range().add(listener);
    }

    /** Removes a listener. */
    public void removeRangeListener(ITimeGraphRangeListener listener) {
        listeners().range().remove(listener);
    }

    // --- marks

    /** Adds a listener. */
    public void addBookmarkListener(ITimeGraphBookmarkListener listener) {
        markers.bookmarkListeners().add(listener);
    }

    /** Removes a listener. */
    public void removeBookmarkListener(ITimeGraphBookmarkListener listener) {
        markers.bookmarkListeners().remove(listener);
    }

    /** Sets the bookmarks; null for none. */
    public void setBookmarks(List<IMarkerEvent> bookmarks) {
        markers.setBookmarks(bookmarks);
    }

    /** The bookmarks. */
    public List<IMarkerEvent> getBookmarks() {
        return List.copyOf(markers.bookmarks());
    }

    /** Sets the categories of marks; bookmarks are added as the last one. */
    public void setMarkerCategories(List<String> categories) {
        markers.setCategories(categories);
    }

    @Override
    public void setMarkerCategoryVisible(String category, boolean visible) {
        markers.setVisible(category, visible);
    }

    /** Whether the marks of a category are shown. */
    public boolean isMarkerCategoryVisible(String category) {
        return markers.isVisible(category);
    }

    /** Sets the marks; null for none. */
    public void setMarkers(List<IMarkerEvent> list) {
        markers.setMarkers(list);
    }

    /** The marks. */
    public List<IMarkerEvent> getMarkers() {
        return markers.markers();
    }

    /** Adds a listener. */
    public void addMarkerListener(ITimeGraphMarkerListener listener) {
        markers.markerListeners().add(listener);
    }

    /** Removes a listener. */
    public void removeMarkerListener(ITimeGraphMarkerListener listener) {
        markers.markerListeners().remove(listener);
    }

    // --- actions

    /** Sets who shows the legend; null for the usual one. */
    public void setLegendProvider(ITimeGraphLegendProvider legendProvider) {
        this.legendProvider = legendProvider;
    }

    /** Opens the legend. */
    public void showLegend() {
        if (legendProvider == null) {
            TimeGraphLegend.open(panel.getShell(), getTimeGraphProvider());
        } else {
            legendProvider.showLegend(panel.getShell(), getTimeGraphProvider());
        }
    }

    /** Shows all time. */
    public Action getResetScaleAction() {
        return actions.get(Kind.RESET);
    }

    /** Opens the legend. */
    public Action getShowLegendAction() {
        return actions.get(Kind.LEGEND);
    }

    /** Goes to the next event of the selected entry. */
    public Action getNextEventAction() {
        return actions.get(Kind.NEXT_EVENT);
    }

    /** Goes to the event before of the selected entry. */
    public Action getPreviousEventAction() {
        return actions.get(Kind.PREVIOUS_EVENT);
    }

    /** Selects the next entry. */
    public Action getNextItemAction() {
        return actions.get(Kind.NEXT_ITEM);
    }

    /** Selects the entry before. */
    public Action getPreviousItemAction() {
        return actions.get(Kind.PREVIOUS_ITEM);
    }

    /** Shows a shorter time. */
    public Action getZoomInAction() {
        return actions.get(Kind.ZOOM_IN);
    }

    /** Shows a longer time. */
    public Action getZoomOutAction() {
        return actions.get(Kind.ZOOM_OUT);
    }

    /**
     * Hides links.
     *
     * @param dialogSettings where the choice is kept; null to keep it nowhere
     */
    public Action getHideArrowsAction(IDialogSettings dialogSettings) {
        return actions.hideArrows(dialogSettings);
    }

    /** Goes along a link that leaves the selected entry. */
    public Action getFollowArrowFwdAction() {
        return actions.get(Kind.FOLLOW_FORWARD);
    }

    /** Goes back along a link that reaches the selected entry. */
    public Action getFollowArrowBwdAction() {
        return actions.get(Kind.FOLLOW_BACK);
    }

    /** Adds or removes a bookmark at the selected times. */
    public Action getToggleBookmarkAction() {
        return actions.get(Kind.BOOKMARK);
    }

    /** Selects the next mark. */
    public Action getNextMarkerAction() {
        return actions.get(Kind.NEXT_MARKER);
    }

    /** Selects the mark before. */
    public Action getPreviousMarkerAction() {
        return actions.get(Kind.PREVIOUS_MARKER);
    }

    /** A menu in which categories of marks are shown and hidden. */
    public MenuManager getMarkersMenu() {
        return markers.menu();
    }

    /**
     * Shows the lines that the user has chosen before, and stores what is chosen in the menu of
     * lines from now on.
     *
     * @param settings where the choice is kept
     */
    public void keepGridLinesIn(IDialogSettings settings) {
        actions.keepLinesIn(settings);
    }

    /** A menu in which lines are shown and hidden. */
    public MenuManager getGridlinesMenu() {
        return actions.gridLines();
    }

    // --- alignment

    /** Where the time axis begins. */
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        return getTimeGraphControl().getTimeViewAlignmentInfo();
    }

    /** The width that the time would have if it began at a distance from the left edge. */
    public int getAvailableWidth(int requestedOffset) {
        return getTimeGraphControl().getSize().x - requestedOffset;
    }

    /** Lets the time begin at a distance from the left edge. */
    public void performAlign(int offset, int width) {
        getTimeGraphControl().performAlign(offset);
    }
}
