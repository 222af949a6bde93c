package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.text.FieldPosition;
import java.text.Format;
import java.text.ParsePosition;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;

/** Formats values by their {@link DataType}. */
public final class DataTypeUtils {

    private static final String[] DECIMAL = {"", " k", " M", " G", " T", " P", " E"};
    private static final String[] BINARY = {"", " Ki", " Mi", " Gi", " Ti", " Pi", " Ei"};
    private static final String[] TIME = {" ns", " µs", " ms", " s"};
    private static final Pattern RANGE = Pattern.compile("\\[(-?\\d+),(-?\\d+)\\]");

    private DataTypeUtils() {
        // static
    }

    /**
     * Returns how values of a kind are written. The formats only write.
     *
     * @param type the kind
     * @param units what is appended to numbers, such as {@code B}; empty for nothing
     * @return the format; what is no value of the kind is written as its string
     */
    @NonNullByDefault({})
    public static Format getFormat(DataType type, String units) {
        return switch (type) {
            case NUMBER -> new WritingFormat(value -> number(value, 1000, DECIMAL, units));
            case BINARY_NUMBER -> new WritingFormat(value -> number(value, 1024, BINARY, units));
            case TIMESTAMP -> new WritingFormat(DataTypeUtils::timestamp);
            case DURATION -> new WritingFormat(DataTypeUtils::duration);
            case STRING ->
                    new WritingFormat(
                            value -> units.isEmpty() ? value.toString() : value + " " + units);
            case TIME_RANGE -> new WritingFormat(DataTypeUtils::range);
        };
    }

    /**
     * Writes a range of time so that {@link DataType#TIME_RANGE} reads it.
     *
     * @param start the start in nanoseconds
     * @param end the end in nanoseconds
     * @return {@code [start,end]}
     */
    @NonNullByDefault({})
    public static String toRangeString(long start, long end) {
        return "[" + start + ',' + end + ']';
    }

    private static String number(Object value, int base, String[] prefixes, String units) {
        if (!(value instanceof Number number)) {
            return value.toString();
        }
        double scaled = number.doubleValue();
        if (Double.isNaN(scaled) || Double.isInfinite(scaled)) {
            return value.toString();
        }
        int prefix = 0;
        while (Math.abs(scaled) >= base && prefix < prefixes.length - 1) {
            scaled /= base;
            prefix++;
        }
        String text = shortNumber(scaled);
        if (prefix == 0) {
            return units.isEmpty() ? text : text + ' ' + units;
        }
        return text + prefixes[prefix] + units;
    }

    private static String shortNumber(double value) {
        String text = String.format(Locale.ROOT, "%.3f", value);
        text = text.replaceAll("0+$", "");
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }

    private static String timestamp(Object value) {
        return value instanceof Number number
                ? TmfTimestampFormat.getDefaulTimeFormat().format(number.longValue())
                : value.toString();
    }

    private static String duration(Object value) {
        if (!(value instanceof Number number)) {
            return value.toString();
        }
        double scaled = number.doubleValue();
        int unit = 0;
        while (Math.abs(scaled) >= 1000 && unit < TIME.length - 1) {
            scaled /= 1000;
            unit++;
        }
        return shortNumber(scaled) + TIME[unit];
    }

    private static String range(Object value) {
        Matcher matcher = RANGE.matcher(value.toString());
        return matcher.matches()
                ? "["
                        + timestamp(Long.valueOf(matcher.group(1)))
                        + ", "
                        + timestamp(Long.valueOf(matcher.group(2)))
                        + ']'
                : value.toString();
    }

    /** A format made of a function. */
    private static final class WritingFormat extends Format {
        private static final long serialVersionUID = 1L;

        private final transient Function<Object, String> writer;

        WritingFormat(Function<Object, String> writer) {
            this.writer = writer;
        }

        @NonNullByDefault({})
        @Override
        public StringBuffer format(Object value, StringBuffer buffer, FieldPosition position) {
            return buffer.append(value == null ? "" : writer.apply(value));
        }

        @NonNullByDefault({})
        @Override
        public @Nullable Object parseObject(String source, ParsePosition position) {
            position.setErrorIndex(position.getIndex());
            return null;
        }
    }
}
