package org.eclipse.tracecompass.tmf.ui.views.histogram;

/**
 * Is told when a histogram has other counts, another range or another selection.
 *
 * @since 9.5.0
 */
public interface IHistogramModelListener {

    /** The model changed. Called on the thread that changed it. */
    void modelUpdated();
}
