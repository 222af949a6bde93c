package org.eclipse.tracecompass.common.core.format;

import java.math.BigDecimal;
import java.text.FieldPosition;
import java.text.Format;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Shares as longs, in percent with two digits behind the point: {@link #MAX_PERCENT_VALUE} is "100
 * %". Numbers are written as in the default locale.
 *
 * @since 0.2.0
 */
public class LongToPercentFormat extends Format {

    /** The number that stands for 100 %. */
    public static final long MAX_PERCENT_VALUE = 1_000_000_000L;

    private static final long serialVersionUID = 1L;

    private static final int DIGITS = 2;
    private static final int PERCENT = 100;

    private static final Format INSTANCE = new LongToPercentFormat();

    private final ScaledNumber scale =
            new ScaledNumber(
                    List.of(
                            new ScaledNumber.Unit(
                                    "%", BigDecimal.valueOf(MAX_PERCENT_VALUE / PERCENT))),
                    "",
                    ScaledNumber.decimals(NumberFormat.getNumberInstance(), DIGITS));

    private LongToPercentFormat() {}

    /** Returns the format. */
    public static Format getInstance() {
        return INSTANCE;
    }

    /**
     * Appends a share in percent.
     *
     * @param obj the share, a number
     * @throws IllegalArgumentException if it is no number
     */
    @Override
    @NonNullByDefault({})
    public StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos) {
        Number share = ScaledNumber.number(obj);
        if (share.doubleValue() == 0) {
            return toAppendTo.append("0 %");
        }
        scale.format(share, toAppendTo);
        return toAppendTo;
    }

    /**
     * Reads a share: in percent where there is a percent sign, else as the number that stands for
     * it.
     *
     * @return a Long where it is one, else a Double; null if there is no number
     */
    @Override
    @NonNullByDefault({})
    public Object parseObject(String source, ParsePosition pos) {
        return scale.parse(source, pos);
    }
}
