package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.List;

/**
 * Describes the columns of a tree.
 *
 * @since 9.5.0
 */
public interface ITmfTreeColumnDataProvider {

    /** The columns from left to right. On the UI thread, once. */
    List<TmfTreeColumnData> getColumnData();
}
