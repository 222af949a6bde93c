package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.Comparator;
import org.eclipse.swt.SWT;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * By which column rows are sorted, and which way. A first click on a title sorts downwards, the
 * next one upwards.
 */
final class ColumnOrder {

    private Comparator<ITimeGraphEntry>[] comparators;
    private int column = -1;
    private int direction = SWT.DOWN;

    /** An order to be restored later. */
    record Choice(int column, int direction) {}

    void set(Comparator<ITimeGraphEntry>[] orders) {
        comparators = orders == null ? null : orders.clone();
        column = -1;
        direction = SWT.DOWN;
    }

    boolean isEmpty() {
        return comparators == null;
    }

    /**
     * A click on the title of a column.
     *
     * @return the order of rows from now on; null if it does not change
     */
    Comparator<ITimeGraphEntry> click(int clicked) {
        boolean again = clicked == column && direction == SWT.DOWN;
        return choose(new Choice(clicked, again ? SWT.UP : SWT.DOWN));
    }

    /** What is chosen now. */
    Choice choice() {
        return new Choice(column, direction);
    }

    /**
     * Chooses a column and a direction.
     *
     * @return the order of rows from now on; null if rows cannot be sorted that way
     */
    Comparator<ITimeGraphEntry> choose(Choice choice) {
        int wanted = choice.column();
        if (comparators == null
                || wanted < 0
                || wanted >= comparators.length
                || comparators[wanted] == null) {
            return null;
        }
        column = wanted;
        direction = choice.direction();
        Comparator<ITimeGraphEntry> order = comparators[wanted];
        if (order instanceof ITimeGraphEntryComparator directed) {
            directed.setDirection(direction);
        }
        return direction == SWT.UP ? order.reversed() : order;
    }
}
