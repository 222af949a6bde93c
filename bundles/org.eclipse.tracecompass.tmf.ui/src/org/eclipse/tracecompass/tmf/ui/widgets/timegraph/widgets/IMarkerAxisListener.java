package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

/**
 * Is told what the user does on the axis of marks. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface IMarkerAxisListener {

    /**
     * The user shows or hides a category of marks.
     *
     * @param category the category
     * @param visible whether it is shown
     */
    void setMarkerCategoryVisible(String category, boolean visible);
}
