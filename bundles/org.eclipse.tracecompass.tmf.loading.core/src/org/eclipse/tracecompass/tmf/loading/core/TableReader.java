package org.eclipse.tracecompass.tmf.loading.core;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.TableRequest;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * Reads a table page by page, and looks for lines in it. Methods block as long as the provider
 * does; one thread at a time.
 */
public final class TableReader implements AnswerLoader.Source<TableReader.Wish, TableReader.Page> {

    /**
     * What is looked for.
     *
     * @param column the id of a column; negative for any
     * @param expression a regular expression
     */
    public record Search(long column, String expression) {}

    /**
     * Some lines.
     *
     * @param index the index of the first line; negative for that of a time
     * @param time the time of the first line, ns since the epoch
     * @param count how many lines
     * @param sort what lines are sorted by, as {@link TableRequest#SORT_KEY}; empty for the order
     *     of the table
     * @param search what is looked for; null for nothing
     * @param direction where to look for it, from the first line on; null to mark what is found
     * @param turn another number for the same question to be asked again
     */
    public record Wish(
            long index,
            long time,
            int count,
            String sort,
            @Nullable Search search,
            @Nullable Direction direction,
            int turn) {

        private Wish at(long line) {
            return new Wish(line, 0, count, sort, search, null, turn);
        }
    }

    /**
     * The lines that were asked for.
     *
     * @param columns all columns
     * @param lines the lines, with the cells of all columns; none where nothing was found
     * @param wish what was asked for
     * @param running whether there may be more lines later
     */
    public record Page(
            List<ITableColumnDescriptor> columns,
            VirtualTableModel lines,
            Wish wish,
            boolean running) {}

    private final IVirtualTableProvider provider;
    private List<ITableColumnDescriptor> columns = List.of();

    /**
     * @param provider the table
     */
    public TableReader(IVirtualTableProvider provider) {
        this.provider = provider;
    }

    @Override
    public Reading<Page> answer(Wish wish, IProgressMonitor monitor) {
        if (columns.isEmpty()) {
            TmfModelResponse<List<ITableColumnDescriptor>> answer = provider.fetchColumns(monitor);
            List<ITableColumnDescriptor> known = answer.getModel();
            if (known == null || known.isEmpty()) {
                return Reading.of(null, answer.getStatus(), answer.getStatusMessage());
            }
            columns = List.copyOf(known);
        }
        Search search = wish.search;
        return search != null && search.column < 0 && wish.direction != null
                ? findAnywhere(wish, search, monitor)
                : read(wish, monitor);
    }

    private Reading<Page> read(Wish wish, IProgressMonitor monitor) {
        TmfModelResponse<VirtualTableModel> answer = provider.fetchLines(parameters(wish), monitor);
        VirtualTableModel lines = answer.getModel();
        boolean running = answer.getStatus() == Status.RUNNING;
        return Reading.of(
                lines == null ? null : new Page(columns, lines, wish, running),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    /** The table looks into columns that are named, so each is asked and the nearest line taken. */
    private Reading<Page> findAnywhere(Wish wish, Search search, IProgressMonitor monitor) {
        Page best = null;
        boolean running = false;
        for (ITableColumnDescriptor column : columns) {
            Reading<Page> reading =
                    read(
                            new Wish(
                                    wish.index,
                                    wish.time,
                                    1,
                                    wish.sort,
                                    new Search(column.getId(), search.expression),
                                    wish.direction,
                                    wish.turn),
                            monitor);
            Page page = reading.model();
            if (page == null || reading.failure() != null || reading.interrupted()) {
                return reading;
            }
            running |= page.running;
            if (best == null || isNearer(page.lines, best.lines, wish.direction)) {
                best = page;
            }
        }
        if (best == null) {
            throw new IllegalStateException("A table without columns");
        }
        Reading<Page> found =
                best.lines.lines().isEmpty()
                        ? new Reading<>(best, running, false, null)
                        : read(wish.at(best.lines.index()), monitor);
        Page page = found.model();
        return page == null
                ? found
                : new Reading<>(
                        new Page(columns, page.lines, wish, running || page.running),
                        running || found.running(),
                        found.interrupted(),
                        found.failure());
    }

    private static boolean isNearer(
            VirtualTableModel line, VirtualTableModel than, @Nullable Direction direction) {
        if (line.lines().isEmpty() || than.lines().isEmpty()) {
            return !line.lines().isEmpty();
        }
        return direction == Direction.NEXT
                ? line.index() < than.index()
                : line.index() > than.index();
    }

    private static Map<String, Object> parameters(Wish wish) {
        Map<String, Object> parameters = new HashMap<>();
        if (wish.index >= 0) {
            parameters.put(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY, wish.index);
        } else {
            parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(wish.time));
        }
        parameters.put(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY, wish.count);
        if (!wish.sort.isEmpty()) {
            parameters.put(TableRequest.SORT_KEY, wish.sort);
        }
        Search search = wish.search;
        if (search != null && search.column >= 0) {
            parameters.put(
                    DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY,
                    Map.of(Long.toString(search.column), search.expression));
            if (wish.direction != null) {
                parameters.put(
                        DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY, wish.direction);
            }
        }
        return parameters;
    }
}
