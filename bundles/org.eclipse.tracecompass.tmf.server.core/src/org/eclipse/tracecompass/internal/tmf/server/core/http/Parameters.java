package org.eclipse.tracecompass.internal.tmf.server.core.http;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;

/** The parameters of a request, checked. */
public final class Parameters {

    /** The title of the error when a parameter is wrong. */
    public static final String BAD_PARAMETERS = "Incorrect query parameters";

    /** The most instants at which a range may be sampled. */
    public static final int MOST_TIMES = 65_536;

    /** More rows than any client asks at once. */
    private static final int MOST_ITEMS = 100_000;

    private static final String NB_TIMES = "nbTimes";
    private static final String NB_SAMPLES = "nbSamples";

    private final Map<String, @Nullable Object> values;

    /**
     * Creates the parameters.
     *
     * @param values JSON values by name
     */
    public Parameters(Map<String, @Nullable Object> values) {
        this.values = values;
    }

    /**
     * A range of time, and at how many instants it is looked at.
     *
     * @param start the first instant, ns since the epoch
     * @param end the last instant, ns since the epoch
     * @param count the number of instants, at least 1
     */
    public record Range(long start, long end, int count) {}

    /** Returns a value as it was sent; null where there is none. */
    public @Nullable Object get(String name) {
        return values.get(name);
    }

    /**
     * Returns a text.
     *
     * @throws ProtocolException when there is none
     */
    public String requireText(String name) throws ProtocolException {
        if (values.get(name) instanceof String text && !text.isBlank()) {
            return text;
        }
        throw bad("'%s' is missing; it is a text".formatted(name));
    }

    /**
     * Returns a text that may be left out.
     *
     * @throws ProtocolException when it is no text
     */
    public @Nullable String text(String name) throws ProtocolException {
        Object value = values.get(name);
        if (value == null || value instanceof String) {
            return (String) value;
        }
        throw bad("'%s' must be a text".formatted(name));
    }

    /**
     * Returns whether something that may be left out is true.
     *
     * @return the value, false when it is left out
     * @throws ProtocolException when it is neither true nor false
     */
    public boolean flag(String name) throws ProtocolException {
        Object value = values.get(name);
        if (value == null || value instanceof Boolean) {
            return Boolean.TRUE.equals(value);
        }
        throw bad("'%s' must be true or false".formatted(name));
    }

    /**
     * Returns a whole number.
     *
     * @throws ProtocolException when there is none
     */
    public long requireNumber(String name) throws ProtocolException {
        if (values.get(name) instanceof Long number) {
            return number;
        }
        throw bad("'%s' is missing; it is a whole number".formatted(name));
    }

    /**
     * Returns a list of whole numbers.
     *
     * @return the list, null when it is left out
     * @throws ProtocolException when it is none, or too long
     */
    public @Nullable List<Long> numbers(String name) throws ProtocolException {
        Object value = values.get(name);
        if (value == null) {
            return null;
        }
        if (!(value instanceof Collection<?> list) || list.size() > MOST_ITEMS) {
            throw bad("'%s' must be a list of at most %d numbers".formatted(name, MOST_ITEMS));
        }
        List<Long> numbers = new ArrayList<>(list.size());
        for (Object element : list) {
            if (!(element instanceof Long number)) {
                throw bad("'%s' has %s, which is no whole number".formatted(name, element));
            }
            numbers.add(number);
        }
        return numbers;
    }

    /**
     * Returns the ids of the rows that are asked for.
     *
     * @throws ProtocolException when they are not given
     */
    public List<Long> items() throws ProtocolException {
        List<Long> items = numbers(DataProviderParameterUtils.REQUESTED_ITEMS_KEY);
        if (items == null) {
            throw bad(
                    "'%s' is missing; it lists the ids of rows"
                            .formatted(DataProviderParameterUtils.REQUESTED_ITEMS_KEY));
        }
        return items;
    }

    /**
     * Returns the range that is asked for, as such or as a list of times.
     *
     * @return the range; null when there is none
     * @throws ProtocolException when the range is wrong
     */
    public @Nullable Range range() throws ProtocolException {
        Object value = values.get(DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY);
        if (value == null) {
            return rangeOfTimes();
        }
        if (!(value instanceof Map<?, ?> range)
                || !(range.get("start") instanceof Long start)
                || !(range.get("end") instanceof Long end)) {
            throw bad(
                    "'%s' must have the whole numbers 'start' and 'end'"
                            .formatted(DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY));
        }
        if (start > end) {
            throw bad("The range ends at %d, before it starts at %d".formatted(end, start));
        }
        Object count = range.get(range.containsKey(NB_TIMES) ? NB_TIMES : NB_SAMPLES);
        if (count == null) {
            return new Range(start, end, 2);
        }
        if (!(count instanceof Long times) || times < 1 || times > MOST_TIMES) {
            throw bad("'%s' must be from 1 to %d, not %s".formatted(NB_TIMES, MOST_TIMES, count));
        }
        return new Range(start, end, times.intValue());
    }

    /** Clients of older versions list the times. */
    private @Nullable Range rangeOfTimes() throws ProtocolException {
        List<Long> times = numbers(DataProviderParameterUtils.REQUESTED_TIME_KEY);
        if (times == null || times.isEmpty()) {
            return null;
        }
        if (times.size() > MOST_TIMES) {
            throw bad("There are %d times; at most %d".formatted(times.size(), MOST_TIMES));
        }
        long start = times.get(0);
        long end = times.get(times.size() - 1);
        if (start > end) {
            throw bad("The times are not in order");
        }
        return new Range(start, end, times.size());
    }

    /**
     * Returns the range that is asked for.
     *
     * @throws ProtocolException when there is none
     */
    public Range requireRange() throws ProtocolException {
        Range range = range();
        if (range == null) {
            throw bad(
                    "'%s' is missing"
                            .formatted(DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY));
        }
        return range;
    }

    /**
     * Returns the search of the rows' states, under the keys of data providers.
     *
     * @return no entries when there is none
     * @throws ProtocolException when it is not as the protocol says
     */
    public Map<String, Object> filters() throws ProtocolException {
        Object value = values.get("filter_query_parameters");
        if (value == null) {
            return Map.of();
        }
        if (!(value instanceof Map<?, ?> filter)
                || !(filter.get("filter_expressions_map") instanceof Map<?, ?> expressions)) {
            throw bad("'filter_query_parameters' must have an object 'filter_expressions_map'");
        }
        Map<Integer, Collection<?>> byProperty = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : expressions.entrySet()) {
            if (!(entry.getValue() instanceof Collection<?> list)) {
                throw bad("'filter_expressions_map' must map numbers to lists of expressions");
            }
            try {
                byProperty.put(Integer.valueOf(String.valueOf(entry.getKey())), list);
            } catch (NumberFormatException e) {
                throw bad("'filter_expressions_map' has the key %s".formatted(entry.getKey()));
            }
        }
        Map<String, Object> filters = new LinkedHashMap<>();
        filters.put(DataProviderParameterUtils.REGEX_MAP_FILTERS_KEY, byProperty);
        if ("DEEP".equals(filter.get("strategy"))) {
            filters.put(DataProviderParameterUtils.FULL_SEARCH_KEY, Boolean.TRUE);
        }
        return filters;
    }

    /** Returns the error of a wrong parameter. */
    public static ProtocolException bad(String detail) {
        return new ProtocolException(ProtocolException.BAD_REQUEST, BAD_PARAMETERS, detail);
    }
}
