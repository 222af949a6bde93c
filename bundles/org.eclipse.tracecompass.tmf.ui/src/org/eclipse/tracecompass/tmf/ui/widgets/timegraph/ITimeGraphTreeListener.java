package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

/**
 * Is told when the user shows or hides rows below others. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphTreeListener {

    /** The rows below another are hidden. */
    void treeCollapsed(TimeGraphTreeExpansionEvent event);

    /** The rows below another are shown. */
    void treeExpanded(TimeGraphTreeExpansionEvent event);
}
