package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** Names of rows that are values of attributes: the last that there was. */
final class RowLabels {

    private RowLabels() {}

    /**
     * Reads names.
     *
     * @param history the history
     * @param rows the rows
     * @param label the path from a row to its name
     * @return names by the quark of the row; rows without one are left out
     */
    static Map<Integer, String> of(
            ITmfStateSystem history, List<RowTree.Row> rows, List<String> label) {
        Map<Integer, String> names = new HashMap<>();
        if (label.isEmpty()) {
            return names;
        }
        Map<Integer, Integer> rowOf = new HashMap<>();
        for (RowTree.Row row : rows) {
            int quark = AttributeFinder.below(history, row.quark(), label);
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                rowOf.put(quark, row.quark());
            }
        }
        if (rowOf.isEmpty()) {
            return names;
        }
        ValueTables tables = ValueTables.of(history);
        Map<Integer, Long> ends = new HashMap<>();
        for (ITmfStateInterval interval :
                history.query2D(
                        rowOf.keySet(), history.getStartTime(), history.getCurrentEndTime())) {
            Object value = interval.getValue();
            Integer row = rowOf.get(interval.getAttribute());
            if (value != null
                    && row != null
                    && interval.getEndTime() >= ends.getOrDefault(row, Long.MIN_VALUE)) {
                ends.put(row, interval.getEndTime());
                ValueTables.Look look = tables.look(history, interval.getAttribute(), value);
                names.put(row, look == null ? value.toString() : look.label());
            }
        }
        return names;
    }
}
