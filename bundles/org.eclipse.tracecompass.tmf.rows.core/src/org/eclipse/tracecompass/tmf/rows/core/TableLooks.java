package org.eclipse.tracecompass.tmf.rows.core;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * The looks of rows whose values may be in the {@link ValueTables} of their history: the same for
 * all rows that share a table. For one request.
 */
public final class TableLooks {

    private final ITmfStateSystem history;
    private final ValueTables tables;
    private final BiFunction<Object, ValueTables.@Nullable Table, StateLook> looks;
    private final Map<ValueTables.@Nullable Table, RowLooks> byTable = new IdentityHashMap<>();

    /**
     * Creates the looks for a history.
     *
     * @param history the history
     * @param looks gives a value its look, with the table of its attribute, null for none; called
     *     by several threads
     */
    public TableLooks(
            ITmfStateSystem history,
            BiFunction<Object, ValueTables.@Nullable Table, StateLook> looks) {
        this.history = history;
        tables = ValueTables.of(history);
        this.looks = looks;
    }

    /**
     * Returns the looks of a row.
     *
     * @param quark its attribute, {@link ITmfStateSystem#INVALID_ATTRIBUTE} for none
     */
    public RowLooks of(int quark) {
        ValueTables.Table table =
                quark == ITmfStateSystem.INVALID_ATTRIBUTE ? null : tables.tableOf(history, quark);
        return byTable.computeIfAbsent(
                table, shared -> RowLooks.ofValues(value -> looks.apply(value, shared)));
    }
}
