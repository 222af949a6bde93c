package org.eclipse.tracecompass.tmf.ui.views.histogram;

import java.text.ParseException;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;

/**
 * A field with the selected time, in the format of timestamps.
 *
 * @since 9.5.0
 */
public class HistogramCurrentTimeControl extends HistogramTextControl {

    /**
     * @param parentView the view
     * @param parent the parent of the widgets
     * @param label what stands before the field
     * @param value the first time, ns since the epoch
     */
    public HistogramCurrentTimeControl(
            HistogramView parentView, Composite parent, String label, long value) {
        super(parentView, parent, label, value);
        setValue(value);
    }

    /** Selects the time of the field; a text that is no time is taken back. */
    @Override
    protected void updateValue() {
        try {
            long time =
                    TmfTimestampFormat.getDefaulTimeFormat()
                            .parseValue(fTextValue.getText(), getValue());
            setValue(time);
            updateSelectionTime(time);
        } catch (ParseException e) {
            setValue(getValue());
        }
    }

    /**
     * Selects a time in all views.
     *
     * @param time ns since the epoch
     */
    protected void updateSelectionTime(long time) {
        fParentView.select(time, time);
    }

    @Override
    public void setValue(long time) {
        setValue(time, TmfTimestampFormat.getDefaulTimeFormat().format(time));
    }

    /** Times are written otherwise. */
    @TmfSignalHandler
    public void timestampFormatUpdated(TmfTimestampFormatUpdateSignal signal) {
        setValue(getValue());
    }
}
