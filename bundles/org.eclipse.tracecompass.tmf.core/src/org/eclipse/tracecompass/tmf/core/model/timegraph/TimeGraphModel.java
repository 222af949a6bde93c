package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;

/** The rows of a time graph. */
public class TimeGraphModel {

    private final List<ITimeGraphRowModel> rows;

    /**
     * Creates the model.
     *
     * @param rows the rows
     */
    public TimeGraphModel(List<ITimeGraphRowModel> rows) {
        this.rows = rows;
    }

    /** Returns the rows. */
    public List<ITimeGraphRowModel> getRows() {
        return rows;
    }

    @Override
    public String toString() {
        return "TimeGraphModel " + rows;
    }
}
