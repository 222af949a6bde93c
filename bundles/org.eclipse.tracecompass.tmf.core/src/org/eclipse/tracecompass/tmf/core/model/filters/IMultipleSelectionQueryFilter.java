package org.eclipse.tracecompass.tmf.core.model.filters;

/**
 * A request about selected entries.
 *
 * @param <T> the type of the selection
 */
public interface IMultipleSelectionQueryFilter<T> {

    /** Returns the selection. */
    T getSelectedItems();
}
