package org.eclipse.tracecompass.tmf.core.dataprovider;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;

/**
 * The keys of the parameters of a request to a data provider, and how to read them. Parameters may
 * come from Java or from JSON: any number is taken for a long, any collection for a list. What is
 * missing or of the wrong type reads as null.
 */
public class DataProviderParameterUtils {

    /**
     * The times: a list of longs, nanoseconds, ascending. For time graphs these are the boundaries
     * of the pixels.
     */
    public static final String REQUESTED_TIME_KEY = "requested_times";

    /**
     * The times as a range: a map with {@code start}, {@code end} and {@code nbTimes}, or a list of
     * these three numbers.
     */
    public static final String REQUESTED_TIMERANGE_KEY = "requested_timerange";

    /** The ids of the entries: a list of longs. */
    public static final String REQUESTED_ITEMS_KEY = "requested_items";

    /** The number of lines of a table. */
    public static final String REQUESTED_TABLE_COUNT_KEY = "requested_table_count";

    /** The index of the first line of a table. */
    public static final String REQUESTED_TABLE_INDEX_KEY = "requested_table_index";

    /** The ids of the columns of a table: a list of longs. */
    public static final String REQUESTED_COLUMN_IDS_KEY = "requested_table_column_ids";

    /** The element (state, arrow, annotation) a tooltip is about. */
    public static final String REQUESTED_ELEMENT_KEY = "requested_element";

    /** The id of a marker set. */
    public static final String REQUESTED_MARKER_SET_KEY = "requested_marker_set";

    /** The kinds of markers: a collection of strings. */
    public static final String REQUESTED_MARKER_CATEGORIES_KEY = "requested_marker_categories";

    /** The trace whose part of an experiment is meant. */
    public static final String REQUESTED_TRACE_KEY = "requested_trace";

    /** Whether rows without anything to show are left out. */
    public static final String FILTERED_KEY = "isFiltered";

    /**
     * Filters: a map from {@link org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty} to
     * expressions.
     */
    public static final String REGEX_MAP_FILTERS_KEY = "regex_map_filters";

    /**
     * Whether everything is wanted instead of samples: a search looks at every state, and the
     * states of a time graph are given as they are, however short.
     */
    public static final String FULL_SEARCH_KEY = "full_search";

    /** The search in a table: a map from column ids to expressions. */
    public static final String TABLE_SEARCH_EXPRESSIONS_KEY = "table_search_expressions";

    /** Where a search in a table goes, a {@link Direction}. */
    public static final String TABLE_SEARCH_DIRECTION_KEY = "table_search_direction";

    private static final String RANGE_START = "start";
    private static final String RANGE_END = "end";
    private static final String RANGE_SAMPLES = "nbTimes";

    /** Where a search goes. */
    public enum Direction {
        /** Forward. */
        NEXT,
        /** Backward. */
        PREVIOUS
    }

    /**
     * A range of time and how finely it is sampled.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param nbSamples the number of samples, at least 1
     */
    public record TimeRangeWithSamples(long start, long end, int nbSamples) {}

    /** The documented class has static methods only, but may be subclassed. */
    protected DataProviderParameterUtils() {
        // static
    }

    /**
     * Reads a list of longs.
     *
     * @param parameters the parameters
     * @param key the key
     * @return the list, null when there is none
     */
    public static @Nullable List<Long> extractLongList(Map<String, Object> parameters, String key) {
        Object value = parameters.get(key);
        if (value instanceof long[] array) {
            List<Long> list = new ArrayList<>(array.length);
            for (long element : array) {
                list.add(element);
            }
            return list;
        }
        if (!(value instanceof Collection<?> collection)) {
            return null;
        }
        List<Long> list = new ArrayList<>(collection.size());
        for (Object element : collection) {
            if (!(element instanceof Number number)) {
                return null;
            }
            list.add(number.longValue());
        }
        return list;
    }

    /**
     * Reads a boolean.
     *
     * @param parameters the parameters
     * @param key the key
     * @return the value, null when there is none
     */
    public static @Nullable Boolean extractBoolean(Map<String, Object> parameters, String key) {
        return parameters.get(key) instanceof Boolean value ? value : null;
    }

    /**
     * Reads the times, given as a list or as a range.
     *
     * @param parameters the parameters
     * @return the times, null when there are none
     */
    public static @Nullable List<Long> extractTimeRequested(Map<String, Object> parameters) {
        List<Long> times = extractLongList(parameters, REQUESTED_TIME_KEY);
        TimeRangeWithSamples range = times == null ? extractTimeRangeWithSamples(parameters) : null;
        if (range != null) {
            times = new ArrayList<>();
            for (long time :
                    new TimeQueryFilter(range.start(), range.end(), range.nbSamples())
                            .getTimesRequested()) {
                times.add(time);
            }
        }
        return times;
    }

    /**
     * Reads the times given as a range.
     *
     * @param parameters the parameters
     * @return the range, null when there is none or it is not a range
     */
    public static @Nullable TimeRangeWithSamples extractTimeRangeWithSamples(
            Map<String, Object> parameters) {
        List<Long> numbers = extractLongList(parameters, REQUESTED_TIMERANGE_KEY);
        if (numbers != null) {
            return numbers.size() != 3
                    ? null
                    : range(numbers.get(0), numbers.get(1), numbers.get(2).intValue());
        }
        if (parameters.get(REQUESTED_TIMERANGE_KEY) instanceof Map<?, ?> range
                && range.get(RANGE_START) instanceof Number start
                && range.get(RANGE_END) instanceof Number end) {
            int samples = range.get(RANGE_SAMPLES) instanceof Number number ? number.intValue() : 2;
            return range(start.longValue(), end.longValue(), samples);
        }
        return null;
    }

    private static @Nullable TimeRangeWithSamples range(long start, long end, int samples) {
        return start > end || samples < 1 ? null : new TimeRangeWithSamples(start, end, samples);
    }

    /**
     * Reads the ids of the entries.
     *
     * @param parameters the parameters
     * @return the ids, null when there are none
     */
    public static @Nullable List<Long> extractSelectedItems(Map<String, Object> parameters) {
        return extractLongList(parameters, REQUESTED_ITEMS_KEY);
    }

    /**
     * Reads whether rows without anything to show are left out.
     *
     * @param parameters the parameters
     * @return the value, null when there is none
     */
    public static @Nullable Boolean extractIsFiltered(Map<String, Object> parameters) {
        return extractBoolean(parameters, FILTERED_KEY);
    }

    /**
     * Reads the filters.
     *
     * @param parameters the parameters
     * @return the expressions by property, null when there are none
     */
    public static @Nullable Multimap<Integer, String> extractRegexFilter(
            Map<String, Object> parameters) {
        Object value = parameters.get(REGEX_MAP_FILTERS_KEY);
        Map<?, ?> map =
                value instanceof Multimap<?, ?> multimap
                        ? multimap.asMap()
                        : value instanceof Map<?, ?> plain ? plain : null;
        if (map == null) {
            return null;
        }
        Multimap<Integer, String> filters = HashMultimap.create();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Integer property = toInteger(entry.getKey());
            Object expressions = entry.getValue();
            if (property != null && expressions instanceof Collection<?> collection) {
                collection.forEach(expression -> filters.put(property, String.valueOf(expression)));
            } else if (property != null && expressions instanceof String expression) {
                filters.put(property, expression);
            }
        }
        return filters;
    }

    private static @Nullable Integer toInteger(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.intValue();
        }
        try {
            return value instanceof String text ? Integer.valueOf(text) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /**
     * Reads the kinds of markers.
     *
     * @param fetchParams the parameters
     * @return the kinds, null when there are none
     */
    public static @Nullable Set<String> extractSelectedCategories(Map<String, Object> fetchParams) {
        if (!(fetchParams.get(REQUESTED_MARKER_CATEGORIES_KEY)
                instanceof Collection<?> collection)) {
            return null;
        }
        Set<String> categories = new LinkedHashSet<>();
        collection.forEach(category -> categories.add(String.valueOf(category)));
        return categories;
    }

    /**
     * Reads the times as an object.
     *
     * @param parameters the parameters
     * @return the times, null when there are none
     */
    public static @Nullable TimeQueryFilter createTimeQuery(Map<String, Object> parameters) {
        if (parameters.get(REQUESTED_TIME_KEY) instanceof RequestedTimes times) {
            return times.isEmpty() ? null : times.filter();
        }
        List<Long> times = extractTimeRequested(parameters);
        return times == null || times.isEmpty() ? null : new TimeQueryFilter(times);
    }

    /**
     * Reads the times and entries as an object.
     *
     * @param parameters the parameters
     * @return the times and entries, null when either is missing
     */
    public static @Nullable SelectionTimeQueryFilter createSelectionTimeQuery(
            Map<String, Object> parameters) {
        List<Long> times = extractTimeRequested(parameters);
        List<Long> items = extractSelectedItems(parameters);
        return times == null || times.isEmpty() || items == null
                ? null
                : new SelectionTimeQueryFilter(times, items);
    }

    /**
     * Writes times as parameters.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times
     * @return a new map that may be added to
     */
    public static Map<String, Object> timeParameters(long start, long end, int n) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(REQUESTED_TIME_KEY, new RequestedTimes(new TimeQueryFilter(start, end, n)));
        return parameters;
    }

    /**
     * Writes times and entries as parameters.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times
     * @param items the ids of the entries
     * @return a new map that may be added to
     */
    public static Map<String, Object> selectionTimeParameters(
            long start, long end, int n, Collection<Long> items) {
        Map<String, Object> parameters = timeParameters(start, end, n);
        parameters.put(REQUESTED_ITEMS_KEY, List.copyOf(items));
        return parameters;
    }
}
