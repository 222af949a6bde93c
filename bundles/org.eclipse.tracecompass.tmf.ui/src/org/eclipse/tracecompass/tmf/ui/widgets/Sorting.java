package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;

/**
 * The column by which rows are sorted: one way after the first click on its title, the other way
 * after the second, and not at all after the third. For one thread.
 *
 * @param <C> what stands for a column
 * @since 0.2.0
 */
public final class Sorting<C> {

    private @Nullable C column;
    private boolean descending;

    /**
     * The title of a column was clicked.
     *
     * @param clicked the column
     * @param greatestFirst the way of the first click
     */
    public void click(C clicked, boolean greatestFirst) {
        if (!clicked.equals(column)) {
            column = clicked;
            descending = greatestFirst;
        } else if (descending != greatestFirst) {
            column = null;
        } else {
            descending = !descending;
        }
    }

    /** The column; null for none. */
    public @Nullable C column() {
        return column;
    }

    /** Whether the greatest value is first. */
    public boolean isDescending() {
        return descending;
    }

    /** The mark in the title of the column, {@link SWT#UP}, {@link SWT#DOWN} or none. */
    public int mark() {
        return column == null ? SWT.NONE : descending ? SWT.DOWN : SWT.UP;
    }

    /** Sorts by no column. */
    public void clear() {
        column = null;
    }
}
