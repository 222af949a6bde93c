package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer;

/** Takes the states of attributes as those of rows, as far as the rows exist. For one request. */
final class StatesOfRows implements IStateVisitor {

    private static final int NOT_SHOWN = -1;

    private final Map<Integer, List<Integer>> fRowsOfQuark;
    private final List<RowSource> fSources;
    private final StateParts fParts;
    private final TimeGraphRowReducer fReducer;
    private final @Nullable IProgressMonitor fMonitor;
    private final List<Object> fValues = new ArrayList<>();
    private List<Integer> fRows = List.of();

    /**
     * Creates a visitor.
     *
     * @param rowsOfQuark the rows of each attribute
     * @param sources where each row's states are from
     * @param parts how states are divided
     * @param reducer takes them
     * @param monitor stops; may be null
     */
    StatesOfRows(
            Map<Integer, List<Integer>> rowsOfQuark,
            List<RowSource> sources,
            StateParts parts,
            TimeGraphRowReducer reducer,
            @Nullable IProgressMonitor monitor) {
        fRowsOfQuark = rowsOfQuark;
        fSources = sources;
        fParts = parts;
        fReducer = reducer;
        fMonitor = monitor;
    }

    @Override
    public boolean attribute(int quark) {
        List<Integer> rows = fRowsOfQuark.get(Integer.valueOf(quark));
        fRows = rows == null ? List.of() : rows;
        return !fRows.isEmpty();
    }

    @Override
    public int number(@Nullable Object value) {
        if (value == null) {
            return NOT_SHOWN;
        }
        fValues.add(value);
        return fValues.size() - 1;
    }

    @Override
    public void state(long start, long end, int number) {
        Object value = fValues.get(number);
        int kind = value instanceof Integer status ? status.intValue() : 0;
        for (Integer row : fRows) {
            RowSource source = fSources.get(row.intValue());
            long from = Math.max(start, source.from());
            long to = Math.min(end, source.to());
            if (from <= to) {
                fParts.of(
                        source,
                        from,
                        to,
                        value,
                        (first, last, style) ->
                                fReducer.add(row.intValue(), first, last, kind, null, style));
            }
        }
    }

    @Override
    public boolean isDone() {
        return fMonitor != null && fMonitor.isCanceled();
    }
}
