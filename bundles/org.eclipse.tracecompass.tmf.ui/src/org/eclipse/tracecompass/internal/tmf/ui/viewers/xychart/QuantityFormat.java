package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import java.text.FieldPosition;
import java.text.Format;
import java.text.ParsePosition;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.xychart.core.Quantity;

/** Writes numbers with the unit that a provider describes. */
public final class QuantityFormat extends Format {

    private static final long serialVersionUID = 1L;

    private final transient Quantity quantity;

    /** Writes the values of an axis. */
    public QuantityFormat(TmfXYAxisDescription axis) {
        quantity = Quantity.of(axis);
    }

    @Override
    public StringBuffer format(Object number, StringBuffer to, FieldPosition position) {
        return number instanceof Number value
                ? to.append(quantity.text(value.doubleValue()))
                : to.append(number);
    }

    /**
     * Reads nothing: the format is for axes.
     *
     * @return null
     */
    @Override
    public Object parseObject(String source, ParsePosition position) {
        position.setErrorIndex(position.getIndex());
        return null;
    }
}
