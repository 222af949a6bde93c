package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISaveablePart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/**
 * The user's library of declarations: a list of files and an editor. Declarations from elsewhere
 * can be read here, and copied to the library to change them.
 */
public final class LibraryView extends TraceView implements ISaveablePart {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.declared.ui.library";

    private static final String BUNDLE = "org.eclipse.tracecompass.tmf.analysis.declared.ui";
    private static final int LIST_SHARE = 1;
    private static final int EDITOR_SHARE = 4;

    private final LibraryActions actions = new LibraryActions(this);
    private @Nullable Table list;
    private @Nullable Composite stack;
    private @Nullable Composite page;
    private @Nullable Composite empty;
    private @Nullable StatesEditor editor;
    private @Nullable Path shown;
    private boolean dirty;

    /**
     * Opens the view with a file.
     *
     * @param file the file; null for the one already shown, or the first one
     * @param line the line to go to, from 1; 0 for none
     * @param column the column to go to, from 1
     */
    static void show(@Nullable Path file, int line, int column) {
        try {
            IViewPart part =
                    PlatformUI.getWorkbench()
                            .getActiveWorkbenchWindow()
                            .getActivePage()
                            .showView(ID);
            if (part instanceof LibraryView view && file != null) {
                view.open(file);
                StatesEditor text = view.editor;
                if (text != null) {
                    text.goTo(line, column);
                    text.setFocus();
                }
            }
        } catch (PartInitException e) {
            ILog.of(LibraryView.class).log(e.getStatus());
        }
    }

    @Override
    protected void createContent(Composite area) {
        stack = area;
        area.setLayout(new StackLayout());
        empty = EmptyLibrary.create(area, actions);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL | SWT.SMOOTH);
        page = sash;
        Table files = new Table(sash, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL);
        list = files;
        files.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> openChosen()));
        files.addSelectionListener(
                SelectionListener.widgetDefaultSelectedAdapter(e -> focusEditor()));
        files.addKeyListener(
                KeyListener.keyPressedAdapter(
                        e -> {
                            if (e.keyCode == SWT.DEL) {
                                actions.delete();
                            }
                        }));
        StatesEditor text = new StatesEditor(sash, changed -> setDirty(true));
        editor = text;
        text.widget()
                .addKeyListener(
                        KeyListener.keyPressedAdapter(
                                e -> {
                                    if (e.stateMask == SWT.MOD1 && e.keyCode == 's') {
                                        save();
                                    }
                                }));
        sash.setWeights(LIST_SHARE, EDITOR_SHARE);
        IActionBars bars = getViewSite().getActionBars();
        MenuManager menu = new MenuManager();
        for (Action action : actions.all()) {
            bars.getToolBarManager().add(action);
            bars.getMenuManager().add(action);
            menu.add(action);
        }
        files.setMenu(menu.createContextMenu(files));
        refresh(null);
    }

    /** The text is checked against the events of the trace that is looked at. */
    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        StatesEditor text = editor;
        if (text != null) {
            text.check();
        }
    }

    @Override
    protected void themeChanged() {
        StatesEditor text = editor;
        if (text != null) {
            text.updateTheme();
        }
    }

    static @Nullable ImageDescriptor icon(String name) {
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name).orElse(null);
    }

    Shell shell() {
        return getSite().getShell();
    }

    @Nullable
    Path shown() {
        return shown;
    }

    @Nullable
    StatesEditor editor() {
        return editor;
    }

    @Nullable
    Table list() {
        return list;
    }

    // --- files

    /** Lists the files again, and shows one of them. */
    void refresh(@Nullable Path chosen) {
        Table files = list;
        Composite area = stack;
        StatesEditor text = editor;
        if (files == null || area == null || text == null || files.isDisposed()) {
            return;
        }
        List<Path> all = files();
        files.removeAll();
        for (Path file : all) {
            TableItem item = new TableItem(files, SWT.NONE);
            item.setText(LibraryFiles.name(file));
            item.setData(file);
        }
        Path now = chosen != null ? chosen : shown != null ? shown : null;
        if (now == null || !Files.exists(now)) {
            now = all.isEmpty() ? null : all.get(0);
        }
        Composite top = now == null ? empty : page;
        StackLayout layout = (StackLayout) area.getLayout();
        layout.topControl = top;
        area.layout();
        if (now == null) {
            shown = null;
            setDirty(false);
        } else {
            open(now);
        }
        actions.update();
    }

    private List<Path> files() {
        try {
            return LibraryFiles.list();
        } catch (IOException e) {
            report(e);
            return List.of();
        }
    }

    private void openChosen() {
        Table files = list;
        if (files != null && files.getSelectionCount() == 1) {
            open((Path) files.getSelection()[0].getData());
        }
    }

    /** Shows a file; what was changed before is saved. If it cannot be, it stays on the screen. */
    void open(Path file) {
        StatesEditor text = editor;
        Table files = list;
        Composite area = stack;
        if (text == null || files == null || area == null) {
            return;
        }
        Path before = shown;
        if (before != null && dirty && !file.equals(before) && !save()) {
            select(files, before);
            return;
        }
        try {
            if (!dirty || !file.equals(shown)) {
                text.show(LibraryFiles.read(file), file.toString(), LibraryFiles.contains(file));
                shown = file;
                setDirty(false);
            }
        } catch (IOException e) {
            text.showUnreadable(String.valueOf(e.getMessage()), file.toString());
            shown = null;
            setDirty(false);
        }
        select(files, file);
        StackLayout layout = (StackLayout) area.getLayout();
        if (layout.topControl != page) {
            layout.topControl = page;
            area.layout();
        }
        actions.update();
    }

    private static void select(Table files, Path file) {
        files.deselectAll();
        for (int i = 0; i < files.getItemCount(); i++) {
            if (file.equals(files.getItem(i).getData())) {
                files.select(i);
            }
        }
    }

    /** Saves the shown file and notifies the open traces. */
    boolean save() {
        Path file = shown;
        StatesEditor text = editor;
        if (file == null || text == null || !LibraryFiles.contains(file)) {
            return false;
        }
        try {
            LibraryFiles.write(file, text.text());
            setDirty(false);
            KnownDeclarations.get().update();
            return true;
        } catch (IOException e) {
            report(e);
            return false;
        }
    }

    /** Forgets unsaved changes, because their file is deleted. */
    void forget() {
        shown = null;
        setDirty(false);
    }

    void report(IOException e) {
        MessageDialog.openError(
                shell(), Messages.Library_Title, NLS.bind(Messages.Library_Failed, e.getMessage()));
    }

    // --- the workbench

    private void setDirty(boolean now) {
        if (dirty != now) {
            dirty = now;
            firePropertyChange(PROP_DIRTY);
            actions.update();
        }
    }

    @Override
    public void doSave(@Nullable IProgressMonitor monitor) {
        if (!save() && monitor != null) {
            monitor.setCanceled(true);
        }
    }

    @Override
    public void doSaveAs() {
        // Files keep their names here; Export writes a copy.
    }

    @Override
    public boolean isDirty() {
        return dirty;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    public boolean isSaveOnCloseNeeded() {
        return dirty;
    }

    private void focusEditor() {
        StatesEditor text = editor;
        if (text != null) {
            text.setFocus();
        }
    }

    @Override
    public void setFocus() {
        Table files = list;
        Composite nothing = empty;
        if (nothing != null && nothing.isVisible()) {
            nothing.setFocus();
        } else if (files != null) {
            files.setFocus();
        }
    }
}
