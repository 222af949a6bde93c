package org.eclipse.tracecompass.common.core.format;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Numbers in the largest of some units that is not larger than they are, and back. Exact but for
 * the rounding of the text. Immutable, thread-safe.
 */
final class ScaledNumber implements Serializable {

    /**
     * A unit.
     *
     * @param symbol its symbol, before the suffix of all; may be empty
     * @param value what it stands for, positive
     */
    record Unit(String symbol, BigDecimal value) implements Serializable {

        Unit(String symbol, long value) {
            this(symbol, BigDecimal.valueOf(value));
        }
    }

    private static final long serialVersionUID = 1L;

    private static final String SCIENTIFIC = "0.###E0";

    /** From here on, all digits before the point would be more than a number has. */
    private static final BigDecimal HUGE = BigDecimal.TEN.pow(15);

    private final Unit[] units;
    private final String suffix;
    private final DecimalFormat format;

    /**
     * Creates a scale.
     *
     * @param units the units, the smallest first
     * @param suffix what stands behind all units, may be empty
     * @param format writes and reads the numbers before them
     */
    ScaledNumber(List<Unit> units, String suffix, DecimalFormat format) {
        this.units = units.toArray(Unit[]::new);
        this.suffix = suffix;
        this.format = format;
    }

    /**
     * Appends a number: its text, a space and the unit. Nothing but the text where the unit is
     * empty, and for 0 and numbers that are not finite.
     */
    void format(Number number, StringBuffer to) {
        double approximate = number.doubleValue();
        if (approximate == 0 || !Double.isFinite(approximate)) {
            to.append(copy().format(approximate == 0 ? 0 : approximate));
            return;
        }
        BigDecimal exact = exact(number);
        Unit unit = unit(exact.abs());
        BigDecimal scaled = exact.divide(unit.value(), MathContext.DECIMAL128);
        DecimalFormat writer = copy();
        if (rounded(exact, unit).signum() == 0 || scaled.abs().compareTo(HUGE) >= 0) {
            writer.applyPattern(SCIENTIFIC);
        }
        to.append(writer.format(scaled));
        String symbol = unit.symbol() + suffix;
        if (!symbol.isEmpty()) {
            to.append(' ').append(symbol);
        }
    }

    /** A format for one thread. */
    private DecimalFormat copy() {
        return (DecimalFormat) format.clone();
    }

    /**
     * An object as the number that it is.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Number number(Object object) {
        if (object instanceof Number number) {
            return number;
        }
        throw new IllegalArgumentException("No number: " + object);
    }

    /** The value of a finite number. */
    static BigDecimal exact(Number number) {
        try {
            return new BigDecimal(number.toString());
        } catch (NumberFormatException e) {
            return BigDecimal.valueOf(number.doubleValue());
        }
    }

    /** The largest unit that is not larger than a number as it is shown. */
    private Unit unit(BigDecimal size) {
        int i = units.length - 1;
        while (i > 0 && size.compareTo(units[i].value()) < 0) {
            i--;
        }
        boolean roundsUp =
                i < units.length - 1
                        && rounded(size, units[i])
                                        .multiply(units[i].value())
                                        .compareTo(units[i + 1].value())
                                >= 0;
        return units[roundsUp ? i + 1 : i];
    }

    private BigDecimal rounded(BigDecimal number, Unit unit) {
        return number.divide(
                unit.value(), format.getMaximumFractionDigits(), RoundingMode.HALF_EVEN);
    }

    /**
     * Reads a number, perhaps with spaces and a unit behind it.
     *
     * @param source the text
     * @param pos where the number begins; moved behind what was read
     * @return a Long if it is one, else a Double; null if there is no number
     */
    @Nullable
    Number parse(String source, ParsePosition pos) {
        DecimalFormat reader = copy();
        reader.setParseBigDecimal(true);
        Number number = reader.parse(source, pos);
        if (number == null) {
            return null;
        }
        BigDecimal unit = unitAt(source, pos);
        if (!(number instanceof BigDecimal decimal)) {
            return number;
        }
        return simplest(decimal.multiply(unit));
    }

    /** A Long if the value is one, else the nearest Double. */
    static Number simplest(BigDecimal value) {
        try {
            return value.longValueExact();
        } catch (ArithmeticException e) {
            return value.doubleValue();
        }
    }

    /**
     * The factor of the unit at a place, with or without the suffix; 1 if there is none. The
     * longest symbol counts.
     */
    private BigDecimal unitAt(String source, ParsePosition pos) {
        int at = pos.getIndex();
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
            at++;
        }
        BigDecimal found = BigDecimal.ONE;
        int longest = 0;
        for (Unit unit : units) {
            for (String symbol : List.of(unit.symbol() + suffix, unit.symbol())) {
                if (symbol.length() > longest && source.startsWith(symbol, at)) {
                    longest = symbol.length();
                    found = unit.value();
                }
            }
        }
        if (longest > 0) {
            pos.setIndex(at + longest);
        }
        return found;
    }

    /** A format of numbers with some digits behind the point, without grouping. */
    static DecimalFormat decimals(NumberFormat of, int digits) {
        if (!(of instanceof DecimalFormat decimal)) {
            throw new IllegalArgumentException("No decimal format: " + of);
        }
        decimal.setGroupingUsed(false);
        decimal.setMaximumFractionDigits(digits);
        decimal.setMinimumFractionDigits(0);
        decimal.setRoundingMode(RoundingMode.HALF_EVEN);
        return decimal;
    }
}
