package org.eclipse.tracecompass.common.core.format;

import java.math.BigDecimal;
import java.math.MathContext;
import java.text.FieldPosition;
import java.text.Format;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Numbers with a prefix of the International System of Units, from p to P, and one digit behind the
 * point: 12345678.2 is "12.3 M", 0.002 is "2 m".
 *
 * @since 0.2.0
 */
public class DecimalUnitFormat extends Format {

    private static final long serialVersionUID = 1L;

    private static final int DIGITS = 1;

    private static final List<ScaledNumber.Unit> PREFIXES =
            List.of(
                    new ScaledNumber.Unit("p", new BigDecimal("1e-12")),
                    new ScaledNumber.Unit("n", new BigDecimal("1e-9")),
                    new ScaledNumber.Unit("\u00b5", new BigDecimal("1e-6")),
                    new ScaledNumber.Unit("m", new BigDecimal("1e-3")),
                    new ScaledNumber.Unit("", 1L),
                    new ScaledNumber.Unit("k", 1_000L),
                    new ScaledNumber.Unit("M", 1_000_000L),
                    new ScaledNumber.Unit("G", 1_000_000_000L),
                    new ScaledNumber.Unit("T", 1_000_000_000_000L),
                    new ScaledNumber.Unit("P", 1_000_000_000_000_000L));

    private final double factor;
    private final ScaledNumber scale;

    /** Creates a format in the default locale. */
    public DecimalUnitFormat() {
        this(1);
    }

    /**
     * Creates a format in the default locale.
     *
     * @param factor what numbers are multiplied with before they are written
     */
    public DecimalUnitFormat(double factor) {
        this(factor, Locale.getDefault(Locale.Category.FORMAT));
    }

    /**
     * Creates a format.
     *
     * @param locale how numbers are written
     */
    public DecimalUnitFormat(Locale locale) {
        this(1, locale);
    }

    /**
     * Creates a format.
     *
     * @param factor what numbers are multiplied with before they are written
     * @param locale how numbers are written
     */
    public DecimalUnitFormat(double factor, Locale locale) {
        this.factor = factor;
        scale =
                new ScaledNumber(
                        PREFIXES,
                        "",
                        ScaledNumber.decimals(NumberFormat.getNumberInstance(locale), DIGITS));
    }

    /**
     * Appends a number with its prefix.
     *
     * @param obj the number
     * @throws IllegalArgumentException if it is no number
     */
    @Override
    @NonNullByDefault({})
    public StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos) {
        Number number = ScaledNumber.number(obj);
        double value = number.doubleValue();
        scale.format(
                factor == 1
                        ? number
                        : Double.isFinite(value)
                                ? ScaledNumber.exact(number).multiply(BigDecimal.valueOf(factor))
                                : value * factor,
                toAppendTo);
        return toAppendTo;
    }

    /**
     * Reads a number, perhaps with a prefix behind it.
     *
     * @return a Long where it is one, else a Double; null if there is no number
     */
    @Override
    @NonNullByDefault({})
    public Number parseObject(String source, ParsePosition pos) {
        Number number = scale.parse(source, pos);
        if (number == null || factor == 1 || !Double.isFinite(number.doubleValue())) {
            return number;
        }
        return ScaledNumber.simplest(
                ScaledNumber.exact(number)
                        .divide(BigDecimal.valueOf(factor), MathContext.DECIMAL64));
    }
}
