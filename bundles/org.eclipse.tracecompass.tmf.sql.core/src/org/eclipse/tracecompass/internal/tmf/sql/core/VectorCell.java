package org.eclipse.tracecompass.internal.tmf.sql.core;

import org.duckdb.DuckDBWritableVector;
import org.eclipse.tracecompass.tmf.export.core.CellSink;

/** A cell of a column of the engine. */
final class VectorCell implements CellSink {

    private final DuckDBWritableVector vector;

    /** The row that is written. */
    int row;

    VectorCell(DuckDBWritableVector vector) {
        this.vector = vector;
    }

    @Override
    public void none() {
        vector.setNull(row);
    }

    @Override
    public void integer(long value) {
        vector.setLong(row, value);
    }

    @Override
    public void real(double value) {
        vector.setDouble(row, value);
    }

    @Override
    public void text(String value) {
        vector.setString(row, value);
    }
}
