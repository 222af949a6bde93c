package org.eclipse.tracecompass.internal.tmf.core.model.filters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.VirtualTableQueryFilter;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.filters.FilterTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;

/**
 * Makes objects of the parameters of data providers, and parameters of such objects. All methods
 * are thread-safe. Maps that are returned are new and may be changed.
 *
 * @since 0.2.0
 */
public final class FetchParametersUtils {

    private FetchParametersUtils() {}

    /**
     * Reads times.
     *
     * @param parameters the parameters
     * @return the times; null if there are none
     * @throws IllegalArgumentException if the list of times is empty or not ascending
     */
    public static @Nullable TimeQueryFilter createTimeQuery(Map<String, Object> parameters) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        return times == null ? null : new TimeQueryFilter(ascending(times));
    }

    private static List<Long> ascending(List<Long> times) {
        if (times.isEmpty()) {
            throw new IllegalArgumentException("The list of requested times is empty");
        }
        for (int i = 1; i < times.size(); i++) {
            if (times.get(i - 1) > times.get(i)) {
                throw new IllegalArgumentException(
                        "The requested time " + times.get(i) + " comes after a later one");
            }
        }
        return times;
    }

    /**
     * Reads times and rows.
     *
     * @param parameters the parameters
     * @return the times and rows; null if one of them is missing
     * @throws IllegalArgumentException if the list of times is empty or not ascending
     */
    public static @Nullable SelectionTimeQueryFilter createSelectionTimeQuery(
            Map<String, Object> parameters) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        return times == null || items == null
                ? null
                : new SelectionTimeQueryFilter(ascending(times), items);
    }

    /**
     * Reads a range with the number of its samples, and rows.
     *
     * @param parameters the parameters
     * @return the times and rows; null if one of them is missing
     */
    public static @Nullable SelectionTimeQueryFilter createSelectionTimeQueryWithSamples(
            Map<String, Object> parameters) {
        List<Long> range =
                DataProviderParameterUtils.extractLongList(
                        parameters, DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        if (items == null) {
            return null;
        }
        if (range != null && range.size() == 3) {
            return new SelectionTimeQueryFilter(
                    range.get(0), range.get(1), Math.max(1, range.get(2).intValue()), items);
        }
        DataProviderParameterUtils.TimeRangeWithSamples named =
                DataProviderParameterUtils.extractTimeRangeWithSamples(parameters);
        return named == null
                ? null
                : new SelectionTimeQueryFilter(
                        named.start(), named.end(), named.nbSamples(), items);
    }

    /**
     * Reads lines of a table.
     *
     * @param parameters the parameters
     * @return the lines; null if the columns, the index or the number of lines is missing
     */
    public static @Nullable VirtualTableQueryFilter createVirtualTableQueryFilter(
            Map<String, Object> parameters) {
        List<Long> columns =
                DataProviderParameterUtils.extractLongList(
                        parameters, DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY);
        return columns != null
                        && parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY)
                                instanceof Number index
                        && (index instanceof Long || index instanceof Integer)
                        && parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY)
                                instanceof Integer count
                ? new VirtualTableQueryFilter(columns, index.longValue(), count)
                : null;
    }

    /** Writes times. */
    public static Map<String, Object> timeQueryToMap(TimeQueryFilter queryFilter) {
        Map<String, Object> parameters = new HashMap<>();
        List<Long> times = new ArrayList<>();
        for (long time : queryFilter.getTimesRequested()) {
            times.add(time);
        }
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        return parameters;
    }

    /** Writes times and rows. */
    public static Map<String, Object> selectionTimeQueryToMap(
            SelectionTimeQueryFilter queryFilter) {
        Map<String, Object> parameters = timeQueryToMap(queryFilter);
        parameters.put(
                DataProviderParameterUtils.REQUESTED_ITEMS_KEY, queryFilter.getSelectedItems());
        return parameters;
    }

    /** Writes times and whether rows without anything to show are left out. */
    public static Map<String, Object> filteredTimeQueryToMap(FilterTimeQueryFilter queryFilter) {
        Map<String, Object> parameters = timeQueryToMap(queryFilter);
        parameters.put(DataProviderParameterUtils.FILTERED_KEY, queryFilter.isFiltered());
        return parameters;
    }

    /** Writes lines of a table. */
    public static Map<String, Object> virtualTableQueryToMap(VirtualTableQueryFilter queryFilter) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY, queryFilter.getColumnsId());
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY, queryFilter.getIndex());
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY, queryFilter.getCount());
        return parameters;
    }
}
