package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;

/**
 * A row whose states are columns. Painters read {@link #columns()}; for other callers {@link
 * #getStates()} is the documented list, unmodifiable, whose objects are made as they are asked for.
 */
public final class ColumnRow extends TimeGraphRowModel {

    /** Transient, as the states are the row's content also where the row is made into JSON. */
    private final transient StateColumns columns;

    /**
     * Creates a row.
     *
     * @param entryID the id of its entry
     * @param columns its states
     */
    public ColumnRow(long entryID, StateColumns columns) {
        super(entryID, new StateList(columns));
        this.columns = columns;
    }

    /** Returns the states. */
    public StateColumns columns() {
        return columns;
    }

    /**
     * Reads rows as columns. Those that are none are converted: they come in the order of their
     * lists, and states without a duration are left out.
     *
     * @param rows rows of any kind
     * @return the rows, in the same order
     */
    public static List<ColumnRow> of(Collection<? extends ITimeGraphRowModel> rows) {
        LookTable looks = new LookTable();
        List<ColumnRow> converted = new ArrayList<>(rows.size());
        for (ITimeGraphRowModel row : rows) {
            converted.add(row instanceof ColumnRow own ? own : convert(row, looks));
        }
        return converted;
    }

    /** Assigns labels to states. */
    @FunctionalInterface
    public interface Labels {
        /**
         * Returns the label of a state.
         *
         * @param row the index of its row
         * @param state its index in the row
         * @return the label, null to leave the state as it is
         */
        @Nullable
        String of(int row, int state);
    }

    /**
     * Writes labels into the states of rows that refer to one table of looks, as those of an answer
     * do; blends have none.
     *
     * @param rows the rows
     * @param labels the labels
     * @return rows with the labels, in the same order; columns that do not change are shared
     */
    public static List<ColumnRow> labelled(List<ColumnRow> rows, Labels labels) {
        if (rows.isEmpty()) {
            return rows;
        }
        LookTable looks = rows.get(0).columns.looks().copy();
        List<ColumnRow> labelled = new ArrayList<>(rows.size());
        for (int row = 0; row < rows.size(); row++) {
            StateColumns states = rows.get(row).columns;
            int[] changed = new int[states.size()];
            for (int state = 0; state < changed.length; state++) {
                String label = states.shares(state) == 0 ? labels.of(row, state) : null;
                int look = states.look(state);
                changed[state] =
                        label == null ? look : looks.number(looks.get(look).withLabel(label));
            }
            labelled.add(new ColumnRow(rows.get(row).getEntryID(), states.with(looks, changed)));
        }
        return labelled;
    }

    private static ColumnRow convert(ITimeGraphRowModel row, LookTable looks) {
        StateColumns.Builder columns = new StateColumns.Builder(looks);
        for (ITimeGraphState state : row.getStates()) {
            long start = state.getStartTime();
            if (state.getDuration() <= 0) {
                continue;
            }
            long last = start + (state.getDuration() - 1);
            columns.add(
                    start,
                    last < start ? Long.MAX_VALUE : last,
                    looks.number(state.getValue(), state.getLabel(), state.getStyle()));
            if (state instanceof TimeGraphBlendState blend) {
                addShares(blend.getShares(), looks, columns);
            }
            columns.mark(state.getActiveProperties());
        }
        return new ColumnRow(row.getEntryID(), columns.build());
    }

    private static void addShares(
            List<TimeGraphBlendState.Share> shares, LookTable looks, StateColumns.Builder columns) {
        columns.blend(
                shares.size(),
                shares.stream()
                        .mapToInt(
                                share -> looks.number(share.value(), share.label(), share.style()))
                        .toArray(),
                shares.stream().mapToLong(TimeGraphBlendState.Share::duration).toArray());
    }
}
