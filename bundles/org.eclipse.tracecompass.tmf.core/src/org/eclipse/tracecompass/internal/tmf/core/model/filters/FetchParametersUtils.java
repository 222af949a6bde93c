package org.eclipse.tracecompass.internal.tmf.core.model.filters;

import com.google.common.primitives.Longs;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.VirtualTableQueryFilter;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.TimeRangeWithSamples;
import org.eclipse.tracecompass.tmf.core.model.filters.FilterTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;

/**
 * Turns the parameters of requests to data providers into objects and back. Maps that are returned
 * are new and may be added to. Thread-safe.
 */
public final class FetchParametersUtils {

    private FetchParametersUtils() {}

    /**
     * Reads the times.
     *
     * @param parameters the parameters
     * @return the times; null if there are none
     * @throws IllegalArgumentException if the list of times is empty or not in ascending order
     */
    public static @Nullable TimeQueryFilter createTimeQuery(Map<String, Object> parameters) {
        List<Long> times = times(parameters);
        return times == null ? null : new TimeQueryFilter(times);
    }

    /**
     * Reads the times and the ids of entries.
     *
     * @param parameters the parameters
     * @return both; null if one of them is missing
     * @throws IllegalArgumentException if the list of times is empty or not in ascending order
     */
    public static @Nullable SelectionTimeQueryFilter createSelectionTimeQuery(
            Map<String, Object> parameters) {
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        List<Long> times = items == null ? null : times(parameters);
        return items == null || times == null ? null : new SelectionTimeQueryFilter(times, items);
    }

    /**
     * Reads times, given as a range with a number of samples, and the ids of entries.
     *
     * @param parameters the parameters
     * @return the times and entries; null if one of them is missing
     */
    public static @Nullable SelectionTimeQueryFilter createSelectionTimeQueryWithSamples(
            Map<String, Object> parameters) {
        TimeRangeWithSamples range =
                DataProviderParameterUtils.extractTimeRangeWithSamples(parameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        return range == null || items == null
                ? null
                : new SelectionTimeQueryFilter(
                        range.start(), range.end(), range.nbSamples(), items);
    }

    /**
     * Reads which lines and columns of a table are wanted.
     *
     * @param parameters the parameters
     * @return the lines and columns; null if the columns, the first line or the number of lines is
     *     missing
     */
    public static @Nullable VirtualTableQueryFilter createVirtualTableQueryFilter(
            Map<String, Object> parameters) {
        List<Long> columns =
                DataProviderParameterUtils.extractLongList(
                        parameters, DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY);
        Object index = parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY);
        return columns != null
                        && (index instanceof Long || index instanceof Integer)
                        && parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY)
                                instanceof Integer count
                ? new VirtualTableQueryFilter(
                        columns, ((Number) index).longValue(), count.intValue())
                : null;
    }

    /**
     * Writes times as parameters.
     *
     * @param queryFilter the times
     * @return the parameters
     */
    public static Map<String, Object> timeQueryToMap(TimeQueryFilter queryFilter) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                Longs.asList(queryFilter.getTimesRequested().clone()));
        return parameters;
    }

    /**
     * Writes times and the ids of entries as parameters.
     *
     * @param queryFilter the times and entries
     * @return the parameters
     */
    public static Map<String, Object> selectionTimeQueryToMap(
            SelectionTimeQueryFilter queryFilter) {
        Map<String, Object> parameters = timeQueryToMap(queryFilter);
        Collection<Long> items = queryFilter.getSelectedItems();
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, items);
        return parameters;
    }

    /**
     * Writes times, and whether rows without anything to show are left out, as parameters.
     *
     * @param queryFilter the times
     * @return the parameters
     */
    public static Map<String, Object> filteredTimeQueryToMap(FilterTimeQueryFilter queryFilter) {
        Map<String, Object> parameters = timeQueryToMap(queryFilter);
        parameters.put(
                DataProviderParameterUtils.FILTERED_KEY, Boolean.valueOf(queryFilter.isFiltered()));
        return parameters;
    }

    /**
     * Writes the lines and columns of a table as parameters.
     *
     * @param queryFilter the lines and columns
     * @return the parameters
     */
    public static Map<String, Object> virtualTableQueryToMap(VirtualTableQueryFilter queryFilter) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY, queryFilter.getColumnsId());
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                Long.valueOf(queryFilter.getIndex()));
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                Integer.valueOf(queryFilter.getCount()));
        return parameters;
    }

    private static @Nullable List<Long> times(Map<String, Object> parameters) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        if (times != null && times.isEmpty()) {
            throw new IllegalArgumentException("The request has an empty list of times");
        }
        for (int i = 1; times != null && i < times.size(); i++) {
            if (times.get(i) < times.get(i - 1)) {
                throw new IllegalArgumentException(
                        "The times of the request are not in order: "
                                + times.get(i)
                                + " follows "
                                + times.get(i - 1));
            }
        }
        return times;
    }
}
