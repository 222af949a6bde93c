package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.widgets.Composite;

/**
 * A field with the start of the selected time range.
 *
 * @since 9.5.0
 */
public class HistogramSelectionStartControl extends HistogramCurrentTimeControl {

    /**
     * @param parentView the view
     * @param parent the parent of the widgets
     * @param label what stands before the field
     * @param value the first time, ns since the epoch
     */
    public HistogramSelectionStartControl(
            HistogramView parentView, Composite parent, String label, long value) {
        super(parentView, parent, label, value);
    }

    @Override
    protected void updateSelectionTime(long time) {
        fParentView.select(time, fParentView.getSelectionEnd());
    }
}
