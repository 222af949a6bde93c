package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.Collection;

/**
 * Hears which entries of a tree are checked.
 *
 * @since 9.5.0
 */
public interface ICheckboxTreeViewerListener {

    /**
     * Other entries are checked. On the UI thread.
     *
     * @param entries all checked entries, partly checked parents included
     */
    void handleCheckStateChangedEvent(Collection<ITmfTreeViewerEntry> entries);
}
