package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

/**
 * Is asked before elements of a tree are checked or unchecked.
 *
 * @since 9.5.0
 */
public interface IPreCheckStateListener {

    /**
     * Says whether an element, with all below it, must stay as it is. On the UI thread.
     *
     * @param element the element
     * @param state whether it would be checked
     * @return true to leave it as it is
     */
    boolean setSubtreeChecked(Object element, boolean state);
}
