package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.Comparator;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * An order of rows that depends on the direction in which a column is sorted, for instance because
 * some rows are always first.
 *
 * @since 9.5.0
 */
public interface ITimeGraphEntryComparator extends Comparator<ITimeGraphEntry> {

    /**
     * Tells the direction before rows are sorted. The result of {@code compare} is reversed for
     * {@link org.eclipse.swt.SWT#UP} by the caller.
     *
     * @param direction {@link org.eclipse.swt.SWT#DOWN} or {@link org.eclipse.swt.SWT#UP}
     */
    void setDirection(int direction);
}
