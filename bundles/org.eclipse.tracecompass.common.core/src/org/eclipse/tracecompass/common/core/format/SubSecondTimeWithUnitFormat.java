package org.eclipse.tracecompass.common.core.format;

import java.text.FieldPosition;
import java.text.Format;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Durations in nanoseconds, written in ns, µs, ms or s with three digits behind the point: 1234567
 * is "1.235 ms". Numbers are written as in the default locale.
 *
 * @since 0.2.0
 */
public final class SubSecondTimeWithUnitFormat extends Format {

    private static final long serialVersionUID = 1L;

    private static final int DIGITS = 3;
    private static final String UNKNOWN = "---";

    private static final Format INSTANCE = new SubSecondTimeWithUnitFormat();

    private final ScaledNumber scale =
            new ScaledNumber(
                    List.of(
                            new ScaledNumber.Unit("ns", 1L),
                            new ScaledNumber.Unit("\u00b5s", 1_000L),
                            new ScaledNumber.Unit("ms", 1_000_000L),
                            new ScaledNumber.Unit("s", 1_000_000_000L)),
                    "",
                    ScaledNumber.decimals(NumberFormat.getNumberInstance(), DIGITS));

    /** Creates the format. */
    protected SubSecondTimeWithUnitFormat() {}

    /** Returns the format. */
    public static Format getInstance() {
        return INSTANCE;
    }

    /**
     * Reads a duration, in ns where there is no unit.
     *
     * @return a Long where it is one, else a Double; null if there is no number
     */
    @Override
    @NonNullByDefault({})
    public Object parseObject(String source, ParsePosition pos) {
        return scale.parse(source, pos);
    }

    /**
     * Appends a duration; "---" for null and NaN.
     *
     * @param obj the duration in ns, a number
     * @param toAppendTo the text before it; null for none
     * @throws IllegalArgumentException if it is no number
     */
    @Override
    public StringBuffer format(
            @Nullable Object obj, @Nullable StringBuffer toAppendTo, @Nullable FieldPosition pos) {
        StringBuffer text = toAppendTo == null ? new StringBuffer() : toAppendTo;
        if (obj == null || Double.isNaN(ScaledNumber.number(obj).doubleValue())) {
            return text.append(UNKNOWN);
        }
        scale.format(ScaledNumber.number(obj), text);
        return text;
    }
}
