package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.StateColumns;

/** The states of rows that are wider than a pixel, by number, and the labels that they get. */
final class WideStates {

    private final ITmfStateSystem history;
    private final List<ColumnRow> rows;
    private final List<RowSource> sources;
    private int size;
    private int[] rowOf = new int[64];
    private int[] stateOf = new int[64];
    private final @Nullable String[] labels;

    /**
     * Finds the wide states of rows.
     *
     * @param history the history of the rows
     * @param rows the rows
     * @param sources where the states of each are from
     */
    WideStates(ITmfStateSystem history, List<ColumnRow> rows, List<RowSource> sources) {
        this.history = history;
        this.rows = rows;
        this.sources = sources;
        for (int row = 0; row < rows.size(); row++) {
            StateColumns states = rows.get(row).columns();
            for (int state = 0; state < states.size(); state++) {
                if (states.shares(state) == 0) {
                    add(row, state);
                }
            }
        }
        labels = new @Nullable String[size];
    }

    private void add(int row, int state) {
        if (size == rowOf.length) {
            rowOf = Arrays.copyOf(rowOf, size * 2);
            stateOf = Arrays.copyOf(stateOf, size * 2);
        }
        rowOf[size] = row;
        stateOf[size] = state;
        size++;
    }

    int size() {
        return size;
    }

    /** Where the row of a state has its states from. */
    RowSource source(int wide) {
        return sources.get(rowOf[wide]);
    }

    private StateColumns columns(int wide) {
        return rows.get(rowOf[wide]).columns();
    }

    int value(int wide) {
        return columns(wide).looks().get(columns(wide).look(stateOf[wide])).value();
    }

    /** An instant at which a state lasts and the history can be asked. */
    long time(int wide) {
        return Math.max(
                columns(wide).start(stateOf[wide]),
                Math.max(source(wide).from(), history.getStartTime()));
    }

    /** Sets the label of a state; null or an empty text means none. */
    void setLabel(int wide, @Nullable String label) {
        labels[wide] = label == null || label.isEmpty() ? null : label;
    }

    /** The rows with the labels in their states. */
    List<ColumnRow> labelled() {
        int[] firstOf = new int[rows.size() + 1];
        for (int wide = 0; wide < size; wide++) {
            firstOf[rowOf[wide] + 1] = wide + 1;
        }
        for (int row = 0; row < rows.size(); row++) {
            firstOf[row + 1] = Math.max(firstOf[row], firstOf[row + 1]);
        }
        return ColumnRow.labelled(
                rows,
                (row, state) -> {
                    int wide = Arrays.binarySearch(stateOf, firstOf[row], firstOf[row + 1], state);
                    return wide < 0 ? null : labels[wide];
                });
    }
}
