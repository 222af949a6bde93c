package org.eclipse.tracecompass.tmf.ui.viewers.table;

import java.util.Comparator;
import org.eclipse.jface.viewers.ILazyContentProvider;

/**
 * Rows that are given to a virtual table when they become visible, and that can be sorted.
 *
 * @since 9.5.0
 */
public interface ISortingLazyContentProvider extends ILazyContentProvider {

    /**
     * Sorts the rows.
     *
     * @param comparator the order; null for that of the input
     */
    void setSortOrder(Comparator<?> comparator);
}
