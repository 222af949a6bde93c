package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.core.component.TmfComponent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsCache.CachedEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.virtualtable.TmfVirtualTable;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchPartSite;

/**
 * What a table of events has without knowing where its events come from: widgets, columns,
 * bookmarks, the context menu and what is selected. Methods are for the UI thread.
 */
abstract class EventsTableWidget extends TmfComponent implements ISelectionProvider {

    /** No texts. */
    protected static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** No text. */
    protected static final String EMPTY_STRING = "";

    /** The widget. */
    protected TmfVirtualTable fTable;

    final Composite area;
    final TmfEventsTableHeader header;
    final TableBookmarks bookmarks = new TableBookmarks();
    IFile bookmarksFile;
    final MenuManager menu = new MenuManager();

    private final TableColumns columns;
    private IStatusLineManager statusLine;
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();

    EventsTableWidget(Composite parent, Iterable<ITmfEventAspect<?>> aspects) {
        super("TmfEventsTable");
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        area.setLayout(layout);
        header = createHeader(area);
        header.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
        fTable = new TmfVirtualTable(area, SWT.MULTI | SWT.FULL_SELECTION);
        fTable.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        fTable.setHeaderVisible(true);
        fTable.setTooltipProvider(
                (column, data) ->
                        data instanceof CachedEvent event
                                ? emptyToNull(bookmarks.textsAt(event.rank))
                                : null);
        columns = new TableColumns(fTable, aspects);
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(m -> fillMenu());
        fTable.setMenu(menu.createContextMenu(fTable));
    }

    /** Creates what stands above the table. Called by the constructor. */
    abstract TmfEventsTableHeader createHeader(Composite parent);

    static String emptyToNull(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Adds the items about filters to the context menu. */
    abstract void addFilterItems(MenuManager filterMenu);

    private void fillMenu() {
        TableItem[] items = fTable.getSelection();
        TableItem item = items.length == 0 ? null : items[0];
        if (item != null && item.getData() instanceof CachedEvent event && bookmarksFile != null) {
            menu.add(
                    bookmarks.toggle(
                            event.rank, () -> addBookmark(bookmarksFile), fTable::refresh));
        }
        addFilterItems(menu);
        appendToTablePopupMenu(menu, item);
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    /**
     * Adds items to the context menu each time before it opens; for subclasses.
     *
     * @param tablePopupMenu the menu
     * @param selectedItem the first selected row; null if there is none
     */
    protected void appendToTablePopupMenu(MenuManager tablePopupMenu, TableItem selectedItem) {
        // subclasses add items
    }

    /**
     * Adds items to the context menu of the raw data of events; for subclasses.
     *
     * @param rawViewerPopupMenu the menu
     */
    protected void appendToRawPopupMenu(MenuManager rawViewerPopupMenu) {
        // subclasses add items
    }

    /** Lets other plug-ins add to the context menu. */
    public void registerContextMenus(IWorkbenchPartSite site) {
        if (site != null) {
            site.registerContextMenu(menu, this);
        }
    }

    final void say(String message) {
        if (statusLine != null) {
            statusLine.setMessage(message);
        }
    }

    /** Sets where messages go; null for nowhere. */
    public void setStatusLineManager(IStatusLineManager statusLineManager) {
        statusLine = statusLineManager;
    }

    /** The order of the columns. */
    public int[] getColumnOrder() {
        return fTable.getColumnOrder();
    }

    /** The widths of the columns, in pixels; 0 of hidden ones. */
    public int[] getColumnWidth() {
        return columns.widths();
    }

    /** Whether each column can be resized; hidden ones cannot. */
    public boolean[] getColumnResizable() {
        return columns.resizable();
    }

    /** Sets the order of the columns; does nothing if it is for other columns. */
    public void setColumnOrder(int[] order) {
        if (order != null && order.length == fTable.getColumns().length) {
            fTable.setColumnOrder(order);
        }
    }

    /** Sets the widths of the columns; does nothing if they are for other columns. */
    public void setColumnWidth(int[] width, boolean[] resizable) {
        columns.setWidths(width, resizable);
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.remove(listener);
    }

    /** Tells of other selected events. */
    protected void fireSelectionChanged(SelectionChangedEvent event) {
        for (ISelectionChangedListener listener : listeners) {
            listener.selectionChanged(event);
        }
    }

    /**
     * Adds a bookmark at the selected event.
     *
     * @param bookmarksFile the file that keeps it
     */
    public void addBookmark(IFile bookmarksFile) {
        this.bookmarksFile = bookmarksFile;
        List<CachedEvent> events = selectedEvents();
        if (events.isEmpty()) {
            return;
        }
        CachedEvent event = events.get(0);
        bookmarks.create(bookmarksFile, event.event, event.rank);
        fTable.refresh();
    }

    /** Shows bookmarks. */
    public void addBookmark(IMarker... bookmarks) {
        for (IMarker marker : bookmarks) {
            this.bookmarks.add(marker);
        }
        fTable.refresh();
    }

    /** Shows bookmarks no longer. */
    public void removeBookmark(IMarker... bookmarks) {
        for (IMarker marker : bookmarks) {
            this.bookmarks.remove(marker);
        }
        fTable.refresh();
    }

    /** Shows the bookmarks of a file. */
    public void refreshBookmarks(IFile bookmarksFile) {
        this.bookmarksFile = bookmarksFile;
        if (bookmarksFile != null) {
            bookmarks.read(bookmarksFile);
        }
        fTable.refresh();
    }

    /** Gives the focus to the table. */
    public void setFocus() {
        fTable.setFocus();
    }

    /** The widget. */
    public TmfVirtualTable getTable() {
        return fTable;
    }

    List<CachedEvent> selectedEvents() {
        List<CachedEvent> events = new ArrayList<>();
        for (TableItem item : fTable.getSelection()) {
            if (item.getData() instanceof CachedEvent event) {
                events.add(event);
            }
        }
        return events;
    }

    /** The selected events that are visible. */
    @Override
    public ISelection getSelection() {
        return new StructuredSelection(
                selectedEvents().stream().map(cached -> cached.event).toList());
    }

    /** The texts of an event, one a column. */
    public String[] getItemStrings(ITmfEvent event) {
        if (event == null) {
            return EMPTY_STRING_ARRAY;
        }
        ITmfEvent real = event instanceof CachedEvent cached ? cached.event : event;
        return columns.texts(real);
    }

    /**
     * Makes the columns as wide as their texts, once there are events.
     *
     * @return whether that was done
     */
    protected boolean packColumns() {
        return !fTable.isDisposed() && columns.pack();
    }

    final void onUi(Runnable action) {
        Display display = area.isDisposed() ? null : area.getDisplay();
        if (display != null && !display.isDisposed()) {
            display.asyncExec(
                    () -> {
                        if (!area.isDisposed()) {
                            action.run();
                        }
                    });
        }
    }

    /** Sets the layout data of the whole table. */
    public void setLayoutData(Object layoutData) {
        area.setLayoutData(layoutData);
    }
}
