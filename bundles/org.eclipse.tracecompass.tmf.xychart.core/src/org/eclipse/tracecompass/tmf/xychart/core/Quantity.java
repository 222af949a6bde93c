package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.List;
import java.util.Locale;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * The kind of a number, which determines its text and the units of its axis.
 *
 * @param scale which prefixes and units there are
 * @param unit the unit without a prefix; may be empty
 */
public record Quantity(Scale scale, String unit) {

    /** A plain number. */
    public static final Quantity NUMBER = new Quantity(Scale.DECIMAL, "");

    /** Families of units. */
    public enum Scale {
        /** k, M, G … in steps of 1000. */
        DECIMAL,
        /** Ki, Mi, Gi … in steps of 1024. */
        BINARY,
        /** Nanoseconds, written as ns, µs, ms, s. */
        DURATION,
        /** No prefix, such as per cent. */
        PLAIN
    }

    /**
     * A unit of an axis.
     *
     * @param name how it is written; may be empty
     * @param factor a value divided by it is a number of this unit; above 0
     */
    public record Unit(String name, double factor) {

        /** The number of units in words of digits only, for the marks of an axis. */
        public String number(double value) {
            return plain(value / factor, 6);
        }
    }

    private static final List<String> DECIMAL = List.of("", "k", "M", "G", "T", "P", "E");
    private static final List<String> BINARY = List.of("", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");
    private static final List<String> TIME = List.of("ns", "µs", "ms", "s");

    /** The quantity that a provider describes. */
    public static Quantity of(TmfXYAxisDescription axis) {
        String unit = axis.getUnit();
        if (axis.getDataType() == DataType.DURATION || unit.equals("ns")) {
            return new Quantity(Scale.DURATION, "");
        }
        if (axis.getDataType() == DataType.BINARY_NUMBER
                || unit.equals("B")
                || unit.equalsIgnoreCase("bytes")) {
            return new Quantity(Scale.BINARY, unit.equalsIgnoreCase("bytes") ? "B" : unit);
        }
        return new Quantity(unit.equals("%") ? Scale.PLAIN : Scale.DECIMAL, unit);
    }

    /** The unit in which the largest of some values has one to three digits before the point. */
    public Unit unitFor(double largest) {
        double abs = Math.abs(largest);
        List<String> prefixes =
                switch (scale) {
                    case DECIMAL -> DECIMAL;
                    case BINARY -> BINARY;
                    case DURATION -> TIME;
                    case PLAIN -> List.of("");
                };
        double base = scale == Scale.BINARY ? 1024 : 1000;
        double factor = 1;
        int i = 0;
        while (i + 1 < prefixes.size() && abs >= factor * base) {
            factor *= base;
            i++;
        }
        return new Unit(prefixes.get(i) + unit, factor);
    }

    /** A value with its unit, to four digits or so: "12.5 %", "1.5 MiB", "20 µs". */
    public String text(double value) {
        if (!Double.isFinite(value)) {
            return "–";
        }
        if (scale == Scale.DURATION && Math.abs(value) < 9e18) {
            return TimeText.duration(Math.round(value), 3);
        }
        Unit fitting = unitFor(value);
        double number = value / fitting.factor;
        String digits = plain(number, Math.abs(number) < 1 ? 4 : 2);
        return fitting.name.isEmpty() ? digits : digits + " " + fitting.name;
    }

    private static String plain(double value, int most) {
        if (value == 0) {
            return "0";
        }
        if (Math.abs(value) < 1e-4 || Math.abs(value) >= 1e15) {
            return String.format(Locale.ROOT, "%.3g", value);
        }
        String text = String.format(Locale.ROOT, "%." + most + "f", value);
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '0') {
            end--;
        }
        return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
    }
}
