package org.eclipse.tracecompass.tmf.core.segment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * Which segments a user wants, in his own words: conditions on columns, joined by {@code &&}, such
 * as {@code name == openat && duration > 1ms && return < 0}, or a regular expression that is to be
 * found in any column. Columns are called as their aspects are, without regard to case and with any
 * of space, dash and underscore between words. Durations and times may have a unit; without one
 * they are in ns.
 */
public final class SegmentFilter implements Predicate<ISegment> {

    private static final Pattern CONDITION =
            Pattern.compile(
                    "\\s*([\\p{L}][\\p{L}\\p{N}"
                            + " _-]*?)\\s*(==|!=|<=|>=|<|>|\\bcontains\\b|\\bmatches\\b)\\s*(.*?)\\s*");
    private static final Pattern NUMBER =
            Pattern.compile("([+-]?\\d+(?:\\.\\d+)?)\\s*(ns|us|µs|ms|s|min)?");

    private final List<Predicate<ISegment>> fConditions = new ArrayList<>();

    private SegmentFilter() {}

    /**
     * Understands an expression.
     *
     * @param expression what the user wrote; blank for all segments
     * @param aspects the columns
     * @throws IllegalArgumentException if it cannot be understood; the message tells the user why
     */
    public static SegmentFilter of(String expression, List<ISegmentAspect> aspects) {
        SegmentFilter filter = new SegmentFilter();
        if (!expression.isBlank()) {
            for (String part : expression.split("&&", -1)) {
                filter.fConditions.add(condition(part, aspects));
            }
        }
        return filter;
    }

    @Override
    public boolean test(ISegment segment) {
        for (Predicate<ISegment> condition : fConditions) {
            if (!condition.test(segment)) {
                return false;
            }
        }
        return true;
    }

    private static Predicate<ISegment> condition(String text, List<ISegmentAspect> aspects) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("There is nothing on one side of &&");
        }
        Matcher parts = CONDITION.matcher(text);
        if (!parts.matches()) {
            return anywhere(text.strip(), aspects);
        }
        ISegmentAspect aspect = aspect(parts.group(1), aspects);
        if (aspect == null) {
            throw new IllegalArgumentException(
                    "There is no column '%s'; there are %s"
                            .formatted(parts.group(1), names(aspects)));
        }
        String value = unquoted(parts.group(3));
        if (value.isEmpty()) {
            throw new IllegalArgumentException("There is no value after " + parts.group(2));
        }
        return switch (parts.group(2)) {
            case "contains" -> s -> text(aspect, s).contains(value);
            case "matches" -> {
                Pattern pattern = pattern(value);
                yield s -> pattern.matcher(text(aspect, s)).find();
            }
            case "==" -> equality(aspect, value);
            case "!=" -> equality(aspect, value).negate();
            default -> comparison(aspect, parts.group(2), value);
        };
    }

    private static Predicate<ISegment> anywhere(String text, List<ISegmentAspect> aspects) {
        Pattern pattern = pattern(unquoted(text));
        return s -> {
            for (ISegmentAspect aspect : aspects) {
                if (pattern.matcher(text(aspect, s)).find()) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Small letters match any case, as everywhere where one searches. */
    private static Pattern pattern(String text) {
        try {
            boolean small = text.equals(text.toLowerCase(Locale.ROOT));
            return Pattern.compile(text, small ? Pattern.CASE_INSENSITIVE : 0);
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException(
                    "'%s' is not a regular expression: %s".formatted(text, e.getDescription()), e);
        }
    }

    private static Predicate<ISegment> equality(ISegmentAspect aspect, String value) {
        Double number = number(value);
        return s -> {
            Object is = aspect.resolve(s);
            return number != null && is instanceof Number n
                    ? n.doubleValue() == number
                    : value.equals(is == null ? "" : is.toString());
        };
    }

    private static Predicate<ISegment> comparison(
            ISegmentAspect aspect, String operator, String value) {
        Double number = number(value);
        if (number == null) {
            throw new IllegalArgumentException(
                    "'%s' after %s is not a number; units are ns, us, ms, s and min"
                            .formatted(value, operator));
        }
        double bound = number;
        return s -> {
            if (!(aspect.resolve(s) instanceof Number n)) {
                return false;
            }
            double is = n.doubleValue();
            return switch (operator) {
                case "<" -> is < bound;
                case "<=" -> is <= bound;
                case ">" -> is > bound;
                default -> is >= bound;
            };
        };
    }

    private static @Nullable Double number(String text) {
        Matcher parts = NUMBER.matcher(text);
        if (!parts.matches()) {
            return null;
        }
        String unit = parts.group(2);
        double factor =
                unit == null
                        ? 1
                        : switch (unit) {
                            case "us", "µs" -> 1e3;
                            case "ms" -> 1e6;
                            case "s" -> 1e9;
                            case "min" -> 60e9;
                            default -> 1;
                        };
        return Double.parseDouble(parts.group(1)) * factor;
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    private static String text(ISegmentAspect aspect, ISegment segment) {
        Object value = aspect.resolve(segment);
        return value == null ? "" : value.toString();
    }

    /** Returns the aspect that a user calls by a name, or null if there is none. */
    public static @Nullable ISegmentAspect aspect(String name, List<ISegmentAspect> aspects) {
        String wanted = key(name);
        for (ISegmentAspect aspect : aspects) {
            String key = key(aspect.getName());
            if (key.equals(wanted) || key.equals(wanted + "_time")) {
                return aspect;
            }
        }
        return null;
    }

    /** Returns the name of a column in small letters, with underscores between words. */
    public static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[ _-]+", "_");
    }

    private static String names(List<ISegmentAspect> aspects) {
        return String.join(", ", aspects.stream().map(a -> key(a.getName())).toList());
    }
}
