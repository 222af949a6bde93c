package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;

/** The rows of a time graph. */
public class TimeGraphModel {

    private final List<ITimeGraphRowModel> fRows;

    /**
     * Creates the model.
     *
     * @param rows the rows
     */
    public TimeGraphModel(List<ITimeGraphRowModel> rows) {
        fRows = rows;
    }

    /** Returns the rows. */
    public List<ITimeGraphRowModel> getRows() {
        return fRows;
    }

    @Override
    public String toString() {
        return "TimeGraphModel " + fRows;
    }
}
