package org.eclipse.tracecompass.common.core.format;

import java.math.BigDecimal;
import java.text.FieldPosition;
import java.text.Format;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Numbers with a prefix from K to E and a unit, and three digits behind the point: 4123 in the unit
 * "Hz" is "4.123 KHz". Numbers are written as in the default locale.
 *
 * @since 0.2.0
 */
public class DecimalWithUnitPrefixFormat extends Format {

    private static final long serialVersionUID = 1L;

    private static final int DIGITS = 3;
    private static final long THOUSAND = 1000;
    private static final List<String> PREFIXES = List.of("", "K", "M", "G", "T", "P", "E");

    private final ScaledNumber scale;

    /** Creates a format without unit whose prefixes are powers of 1000. */
    protected DecimalWithUnitPrefixFormat() {
        this("");
    }

    /**
     * Creates a format whose prefixes are powers of 1000.
     *
     * @param suffix the unit
     */
    public DecimalWithUnitPrefixFormat(String suffix) {
        this(suffix, THOUSAND);
    }

    /**
     * Creates a format.
     *
     * @param suffix the unit
     * @param kiloValue what K stands for; the other prefixes are its powers
     */
    protected DecimalWithUnitPrefixFormat(String suffix, long kiloValue) {
        List<ScaledNumber.Unit> units = new ArrayList<>();
        for (int i = 0; i < PREFIXES.size(); i++) {
            units.add(new ScaledNumber.Unit(PREFIXES.get(i), BigDecimal.valueOf(kiloValue).pow(i)));
        }
        scale =
                new ScaledNumber(
                        units,
                        suffix,
                        ScaledNumber.decimals(NumberFormat.getNumberInstance(), DIGITS));
    }

    /**
     * Appends a number with prefix and unit; 0 has neither.
     *
     * @param obj the number
     * @throws IllegalArgumentException if it is no number
     */
    @Override
    @NonNullByDefault({})
    public StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos) {
        scale.format(ScaledNumber.number(obj), toAppendTo);
        return toAppendTo;
    }

    /**
     * Reads a number, perhaps with a prefix, a unit, or both behind it.
     *
     * @return a Long where it is one, else a Double; null if there is no number
     */
    @Override
    @NonNullByDefault({})
    public Number parseObject(String source, ParsePosition pos) {
        return scale.parse(source, pos);
    }
}
