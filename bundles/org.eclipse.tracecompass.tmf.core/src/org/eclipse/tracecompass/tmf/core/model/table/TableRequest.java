package org.eclipse.tracecompass.tmf.core.model.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.PatternSyntaxException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * A request for lines of a table, read from the parameters of {@link
 * IVirtualTableProvider#fetchLines}. For one thread: a search has a bounded amount of work.
 *
 * @param index of the first line; -1 when a time is given instead
 * @param time of the first line, ns since the epoch
 * @param count the number of lines
 * @param columns the indices of the columns, in order
 * @param search what is looked for, by the index of the column
 * @param direction where to look for it; null to tag what is found only
 * @since 9.6.0
 */
public record TableRequest(
        long index,
        long time,
        int count,
        List<Integer> columns,
        Map<Integer, PatternSearch> search,
        @Nullable Direction direction) {

    /**
     * The parameter with the id of the column to sort by, a text; with {@code -} before it for the
     * greatest first. Tables that cannot sort leave it alone.
     */
    public static final String SORT_KEY = "table_comparator_expression";

    /** More than any screen shows; they are kept in memory. */
    private static final int MOST_LINES = 65_536;

    /**
     * Reads a request. The id of a column is its index.
     *
     * @param parameters of the request
     * @param columnCount the number of columns
     * @return the request
     * @throws IllegalArgumentException when it is wrong; the message says what
     */
    public static TableRequest of(Map<String, Object> parameters, int columnCount) {
        long index = -1;
        long time = 0;
        List<Long> times =
                DataProviderParameterUtils.extractLongList(
                        parameters, DataProviderParameterUtils.REQUESTED_TIME_KEY);
        if (parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY)
                instanceof Number given) {
            index = Math.max(0, given.longValue());
        } else if (times != null && !times.isEmpty()) {
            time = times.get(0);
        } else {
            index = 0;
        }
        Object direction = parameters.get(DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY);
        return new TableRequest(
                index,
                time,
                count(parameters),
                columns(parameters, columnCount),
                search(parameters, columnCount),
                direction == null ? null : Direction.valueOf(direction.toString()));
    }

    /**
     * Answers a request. A wrong, a cancelled and a too costly one are answered as such.
     *
     * @param lines reads the request with {@link #of}, and finds its lines
     * @return what it returns, or why there is no answer
     */
    public static TmfModelResponse<VirtualTableModel> answer(
            Supplier<TmfModelResponse<VirtualTableModel>> lines) {
        try {
            return lines.get();
        } catch (OperationCanceledException e) {
            return Answers.taskCancelled();
        } catch (IllegalArgumentException e) {
            return Answers.failed(String.valueOf(e.getMessage()));
        } catch (CostlyPatternException e) {
            return Answers.failed(e.getMessage() + ".");
        }
    }

    /** Returns whether the lines begin with one that is looked for. */
    public boolean isSearch() {
        return direction != null && !search.isEmpty();
    }

    /**
     * Returns whether a line is one that is looked for; none is if nothing is looked for.
     *
     * @param cell returns the text of the line in the column of an index
     * @throws CostlyPatternException when the search of this request takes too long
     */
    public boolean finds(IntFunction<String> cell) {
        for (Map.Entry<Integer, PatternSearch> entry : search.entrySet()) {
            if (!entry.getValue().find(cell.apply(entry.getKey()))) {
                return false;
            }
        }
        return !search.isEmpty();
    }

    /**
     * Ends a request that nobody waits for any more.
     *
     * @param monitor the monitor of the request, null for none
     * @throws OperationCanceledException when it is cancelled
     */
    public static void check(@Nullable IProgressMonitor monitor) {
        if (monitor != null && monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
    }

    private static int count(Map<String, Object> parameters) {
        if (parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY)
                        instanceof Number count
                && count.longValue() >= 0
                && count.longValue() <= MOST_LINES) {
            return count.intValue();
        }
        throw new IllegalArgumentException(
                "The number of lines must be from 0 to %d".formatted(MOST_LINES));
    }

    private static List<Integer> columns(Map<String, Object> parameters, int columnCount) {
        List<Long> ids =
                DataProviderParameterUtils.extractLongList(
                        parameters, DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY);
        List<Integer> columns = new ArrayList<>();
        if (ids == null || ids.isEmpty()) {
            for (int i = 0; i < columnCount; i++) {
                columns.add(i);
            }
        } else {
            ids.forEach(id -> columns.add(column(id, columnCount)));
        }
        return columns;
    }

    private static int column(long id, int columnCount) {
        if (id < 0 || id >= columnCount) {
            throw new IllegalArgumentException("There is no column " + id);
        }
        return (int) id;
    }

    private static Map<Integer, PatternSearch> search(
            Map<String, Object> parameters, int columnCount) {
        Map<Integer, PatternSearch> search = new LinkedHashMap<>();
        if (parameters.get(DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY)
                instanceof Map<?, ?> expressions) {
            for (Map.Entry<?, ?> entry : expressions.entrySet()) {
                try {
                    int column =
                            column(Long.parseLong(String.valueOf(entry.getKey())), columnCount);
                    search.put(
                            column,
                            new PatternSearch(
                                    PatternSearch.compile(String.valueOf(entry.getValue()))));
                } catch (PatternSyntaxException e) {
                    throw new IllegalArgumentException(
                            "The expression '%s' is wrong: %s"
                                    .formatted(entry.getValue(), e.getDescription()),
                            e);
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException("There is no column " + entry.getKey(), e);
                }
            }
        }
        return search;
    }
}
