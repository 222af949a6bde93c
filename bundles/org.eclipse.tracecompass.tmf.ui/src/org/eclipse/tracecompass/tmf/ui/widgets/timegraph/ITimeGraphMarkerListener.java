package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

/**
 * Is told when the user shows or hides categories of marks. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphMarkerListener {

    /** Categories of marks are shown or hidden. */
    void markerCategoriesChanged();
}
