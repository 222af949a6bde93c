package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import java.text.FieldPosition;
import java.text.SimpleDateFormat;
import java.util.Date;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * Writes the marks of an axis of time the way the user wants times to be written.
 *
 * @since 9.5.0
 */
public class TmfChartTimeStampFormat extends SimpleDateFormat {

    private static final long serialVersionUID = 1L;

    private final long offset;

    /**
     * @param offset the instant of the x 0, in ns since the epoch
     */
    public TmfChartTimeStampFormat(long offset) {
        this.offset = offset;
    }

    /**
     * @param date an x as the axis gives it: ns since the offset, in the place of milliseconds
     */
    @Override
    public StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition fieldPosition) {
        if (date != null && toAppendTo != null) {
            toAppendTo.append(TmfTimestamp.fromNanos(date.getTime() + offset));
        }
        return toAppendTo;
    }
}
