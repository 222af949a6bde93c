package org.eclipse.tracecompass.tmf.ui.views.histogram;

import java.text.ParseException;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;

/**
 * A field with the length of the visible window, in the format of intervals.
 *
 * @since 9.5.0
 */
public class HistogramTimeRangeControl extends HistogramTextControl {

    /**
     * @param parentView the view
     * @param parent the parent of the widgets
     * @param groupLabel what stands before the field
     * @param value the first length in ns
     */
    public HistogramTimeRangeControl(
            HistogramView parentView, Composite parent, String groupLabel, long value) {
        super(parentView, parent, groupLabel, value);
        setValue(value);
    }

    /** Shows a window of that length; a text that is no positive length is taken back. */
    @Override
    protected void updateValue() {
        try {
            long length =
                    TmfTimestampFormat.getDefaulIntervalFormat().parseValue(fTextValue.getText());
            if (length > 0) {
                setValue(length);
                fParentView.updateTimeRange(length);
                return;
            }
        } catch (ParseException e) {
            // Handled like a length of 0.
        }
        setValue(getValue());
    }

    @Override
    public void setValue(long time) {
        setValue(time, TmfTimestampFormat.getDefaulIntervalFormat().format(time));
    }

    /** Durations are written otherwise. */
    @TmfSignalHandler
    public void intervalFormatUpdated(TmfTimestampFormatUpdateSignal signal) {
        setValue(getValue());
    }
}
