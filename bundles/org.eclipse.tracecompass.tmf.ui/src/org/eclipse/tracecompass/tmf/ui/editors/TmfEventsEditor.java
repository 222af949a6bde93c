package org.eclipse.tracecompass.tmf.ui.editors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.open.OpeningPage;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.project.model.ITmfProjectModelElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfOpenTraceHelper;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsTable;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IPartListener;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.IReusableEditor;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.views.properties.IPropertySheetPage;

/**
 * The editor of a trace: a table of its events. The trace is open as long as the editor; the active
 * editor has the active trace. The editor of a file that is no open trace, for example one restored
 * by the workbench, opens the trace of the file, or says why it cannot.
 *
 * @since 0.2.0
 */
public class TmfEventsEditor extends TmfEditor
        implements ITmfTraceEditor,
                IReusableEditor,
                IPropertyListener,
                IResourceChangeListener,
                ISelectionProvider,
                ISelectionChangedListener,
                IPartListener,
                IGotoMarker {

    /** The id of the editor. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.editors.events";

    private static final int CACHE_SIZE = 500;

    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
    private TmfEventsTable table;
    private IFile file;
    private ITmfTrace trace;
    private Composite area;
    private OpeningPage opening;
    private boolean closing;

    @Override
    public void doSave(IProgressMonitor monitor) {
        // traces are never written
    }

    @Override
    public void doSaveAs() {
        // traces are never written
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof TmfEditorInput) && !(input instanceof IFileEditorInput)) {
            throw new PartInitException(
                    "This editor shows traces of projects, and not " + input.getName());
        }
        setSite(site);
        super.setInput(input);
        take(input);
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    private void take(IEditorInput input) {
        if (input instanceof TmfEditorInput open) {
            file = open.getFile();
            trace = open.getTrace();
        } else if (input instanceof IFileEditorInput plain) {
            file = plain.getFile();
            trace = null;
        }
        setPartName(input.getName());
        setTitleToolTip(input.getToolTipText());
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    /** Shows another trace; the one before is closed. */
    @Override
    public void setInput(IEditorInput input) {
        ITmfTrace before = trace;
        super.setInput(input);
        firePropertyChange(PROP_INPUT);
        take(input);
        if (area != null && before != trace) {
            close(before);
            showTrace();
        }
    }

    /** The input of the editor has changed. */
    @Override
    public void propertyChanged(Object source, int propId) {
        if (propId == PROP_INPUT && table != null) {
            table.refreshBookmarks(file);
        }
    }

    @Override
    public void createPartControl(Composite parent) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(new FillLayout());
        area.addListener(SWT.Dispose, e -> keepColumns());
        getSite().setSelectionProvider(this);
        getSite().getPage().addPartListener(this);
        addPropertyListener(this);
        showTrace();
    }

    private void removeTable() {
        if (table != null) {
            table.removeSelectionChangedListener(this);
            table.dispose();
            table = null;
        }
        for (Control child : area.getChildren()) {
            child.dispose();
        }
    }

    private void showTrace() {
        removeTable();
        boolean wasOpen = getEditorInput() instanceof OpenTraceInput;
        if (wasOpen && (trace == null || !TraceSelection.isOpen(trace))) {
            // It was closed while this editor was being opened.
            trace = null;
            closeLater();
            return;
        }
        if (trace == null) {
            opening = new OpeningPage(area, this::reopen);
            area.layout(true);
            reopen();
            return;
        }
        opening = null;
        table = createEventsTable(area, CACHE_SIZE);
        table.registerContextMenus(getSite());
        table.setStatusLineManager(getEditorSite().getActionBars().getStatusLineManager());
        table.addSelectionChangedListener(this);
        table.setTrace(trace, false);
        table.setColumnOrder(TmfTraceColumnManager.loadColumnOrder(trace.getTraceTypeId()));
        table.refreshBookmarks(file);
        TraceTypeUi look = TraceTypeUi.of(trace);
        Image icon = look == null ? null : look.icon();
        if (icon != null) {
            setTitleImage(icon);
        }
        area.layout(true);
        if (!wasOpen && !TraceSelection.isOpen(trace)) {
            broadcast(new TmfTraceOpenedSignal(this, trace, file));
        }
        TraceSelection.select(this, trace);
    }

    private void closeLater() {
        Display.getDefault()
                .asyncExec(
                        () -> {
                            if (!closing) {
                                getSite().getPage().closeEditor(this, false);
                            }
                        });
    }

    /** The widgets are gone before the editor is disposed. */
    private void keepColumns() {
        if (table != null && trace != null) {
            TmfTraceColumnManager.saveColumnOrder(trace.getTraceTypeId(), table.getColumnOrder());
        }
    }

    private void reopen() {
        ITmfProjectModelElement element = elementOf(file);
        if (element instanceof TmfCommonProjectElement found) {
            TmfOpenTraceHelper.reopenTraceFromElement(found, this);
        } else {
            opening.showFailure(Messages.Editor_Gone);
        }
    }

    /** The element whose bookmarks a file keeps; null if there is none. */
    private static ITmfProjectModelElement elementOf(IFile file) {
        return find(TmfProjectRegistry.getProject(file.getProject()), file);
    }

    private static ITmfProjectModelElement find(ITmfProjectModelElement element, IFile file) {
        if (element == null) {
            return null;
        }
        if (element instanceof TmfCommonProjectElement trace
                && (file.equals(trace.getBookmarksFile()) || file.equals(trace.getResource()))) {
            return trace;
        }
        for (ITmfProjectModelElement child : element.getChildren()) {
            ITmfProjectModelElement found = find(child, file);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Override
    public void dispose() {
        closing = true;
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
        if (getSite() != null) {
            getSite().getPage().removePartListener(this);
        }
        removePropertyListener(this);
        if (table != null) {
            table.dispose();
        }
        close(trace);
        super.dispose();
    }

    private void close(ITmfTrace which) {
        if (which != null && TraceSelection.isOpen(which)) {
            OpenTraces.get().closedByEditor(which);
        }
    }

    /**
     * Creates the table: that of the type of the trace, else the standard one.
     *
     * @param parent the parent
     * @param cacheSize how many events to keep
     * @return the table, without the trace
     */
    protected TmfEventsTable createEventsTable(Composite parent, int cacheSize) {
        return TraceTypeUi.eventsTable(trace, parent, cacheSize);
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public void setFocus() {
        if (table != null) {
            table.setFocus();
        } else if (area != null) {
            area.setFocus();
        }
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter == IGotoMarker.class) {
            return adapter.cast(this);
        }
        if (adapter == OpeningPage.class) {
            return adapter.cast(opening);
        }
        if (adapter == IPropertySheetPage.class) {
            return adapter.cast(new UnsortedPropertySheetPage());
        }
        if (trace != null && adapter.isInstance(trace)) {
            return adapter.cast(trace);
        }
        return super.getAdapter(adapter);
    }

    @Override
    public void gotoMarker(IMarker marker) {
        if (table != null) {
            table.gotoMarker(marker);
        }
    }

    /** Bookmarks of the file have changed. */
    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        boolean ours = false;
        for (IMarkerDelta delta : event.findMarkerDeltas(IMarker.BOOKMARK, false)) {
            ours |= delta.getResource().equals(file);
        }
        IResourceDelta delta =
                event.getDelta() == null ? null : event.getDelta().findMember(file.getFullPath());
        boolean deleted = delta != null && delta.getKind() == IResourceDelta.REMOVED;
        if (!ours && !deleted) {
            return;
        }
        Display.getDefault()
                .asyncExec(
                        () -> {
                            if (closing || area == null || area.isDisposed()) {
                                return;
                            }
                            if (deleted) {
                                getSite().getPage().closeEditor(this, false);
                            } else if (table != null) {
                                table.refreshBookmarks(file);
                            }
                        });
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.add(listener);
    }

    @Override
    public ISelection getSelection() {
        return table == null ? StructuredSelection.EMPTY : table.getSelection();
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void setSelection(ISelection selection) {
        if (table != null) {
            table.setSelection(selection);
        }
    }

    /** Tells of other selected events. */
    protected void fireSelectionChanged(SelectionChangedEvent event) {
        for (ISelectionChangedListener listener : listeners) {
            listener.selectionChanged(event);
        }
    }

    /** Other events are selected in the table. */
    @Override
    public void selectionChanged(SelectionChangedEvent event) {
        fireSelectionChanged(new SelectionChangedEvent(this, event.getSelection()));
    }

    /** The trace of the active editor is the active trace. */
    @Override
    public void partActivated(IWorkbenchPart part) {
        if (part == this && trace != null && !closing) {
            if (TmfTraceManager.getInstance().getActiveTrace() != trace
                    && TraceSelection.isOpen(trace)) {
                broadcast(new TmfTraceSelectedSignal(this, trace));
            }
        }
    }

    @Override
    public void partBroughtToTop(IWorkbenchPart part) {
        partActivated(part);
    }

    @Override
    public void partClosed(IWorkbenchPart part) {
        // see dispose
    }

    @Override
    public void partDeactivated(IWorkbenchPart part) {
        // the trace stays active until another one is
    }

    @Override
    public void partOpened(IWorkbenchPart part) {
        // the trace is made known when the table is created
    }

    /** Adds a bookmark at the selected event. */
    public void addBookmark() {
        if (table != null) {
            table.addBookmark(file);
        }
    }

    /** Another view made the trace of this editor the active one: the editor comes to the top. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (signal.getSource() != this && signal.getTrace() == trace && trace != null) {
            Display.getDefault()
                    .asyncExec(
                            () -> {
                                if (!closing) {
                                    getSite().getPage().bringToTop(this);
                                }
                            });
        }
    }

    /** The trace was closed elsewhere: the editor closes, unless the program ends. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (signal.getTrace() != trace || closing) {
            return;
        }
        keepColumns();
        trace = null;
        if (OpenTraces.get().isEnding() && !(getEditorInput() instanceof OpenTraceInput)) {
            // The workbench opens the trace of the file again at the next start.
            showClosed();
        } else {
            getSite().getPage().closeEditor(this, false);
        }
    }

    private void showClosed() {
        if (area != null && !area.isDisposed()) {
            removeTable();
            opening = new OpeningPage(area, this::reopen);
            opening.showFailure("");
            area.layout(true);
        }
    }

    /** Times are written otherwise. */
    @TmfSignalHandler
    public void timestampFormatUpdated(TmfTimestampFormatUpdateSignal signal) {
        Display.getDefault()
                .asyncExec(
                        () -> {
                            if (!closing && table != null) {
                                table.refresh();
                            }
                        });
    }
}
