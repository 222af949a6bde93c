package org.eclipse.tracecompass.tmf.ui.widgets.tabsview;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.eclipse.tracecompass.tmf.ui.viewers.ITmfViewer;

/**
 * Viewers in tabs, one beside the other. The folder disposes its viewers when they are removed and
 * when it is disposed itself. On the UI thread only.
 *
 * @since 9.5.0
 */
public class TmfViewerFolder extends Composite {

    private final TabFolder folder;
    private final Map<String, ITmfViewer> viewers = new LinkedHashMap<>();

    /**
     * A folder without border.
     *
     * @param parent the parent
     */
    public TmfViewerFolder(Composite parent) {
        this(parent, SWT.NONE);
    }

    /**
     * @param parent the parent
     * @param style the style of the composite
     */
    public TmfViewerFolder(Composite parent, int style) {
        super(parent, style);
        setLayout(new FillLayout());
        folder = new TabFolder(this, SWT.NONE);
        addDisposeListener(e -> forgetViewers());
    }

    /** Removes and disposes all viewers. */
    public void clear() {
        for (TabItem item : folder.getItems()) {
            item.dispose();
        }
        forgetViewers();
    }

    private void forgetViewers() {
        Collection<ITmfViewer> gone = new ArrayList<>(viewers.values());
        viewers.clear();
        gone.forEach(ITmfViewer::dispose);
    }

    /**
     * Adds a tab with the name of its viewer.
     *
     * @param viewer the viewer, whose control is a child of {@link #getParentFolder()}
     * @param viewerID the id by which {@link #getViewer(String)} finds it
     * @param style the style of the tab
     * @return whether the tab was added; false if another viewer has the id
     */
    public boolean addTab(ITmfViewer viewer, String viewerID, int style) {
        if (viewers.containsKey(viewerID)) {
            return false;
        }
        TabItem item = new TabItem(folder, style);
        item.setText(viewer.getName() == null ? viewerID : viewer.getName());
        item.setControl(viewer.getControl());
        item.setData(viewer);
        viewers.put(viewerID, viewer);
        return true;
    }

    /** The parent of the controls of viewers. */
    public Composite getParentFolder() {
        return folder;
    }

    /**
     * The viewer with an id.
     *
     * @param viewerName the id with which it was added
     * @return the viewer; null if there is none
     */
    public ITmfViewer getViewer(String viewerName) {
        return viewers.get(viewerName);
    }

    /** The viewer that is shown; null if there is none. */
    public @Nullable ITmfViewer getViewer() {
        int index = folder.getSelectionIndex();
        return index < 0 ? null : (ITmfViewer) folder.getItem(index).getData();
    }

    /** All viewers, in the order of their tabs. */
    public Collection<ITmfViewer> getViewers() {
        return new ArrayList<>(viewers.values());
    }

    /**
     * Shows a viewer.
     *
     * @param index its place from 0; nothing changes if there is no such tab
     * @throws SWTException if the folder is disposed, or on another thread
     */
    public void setSelection(int index) throws SWTException {
        folder.setSelection(index);
    }
}
