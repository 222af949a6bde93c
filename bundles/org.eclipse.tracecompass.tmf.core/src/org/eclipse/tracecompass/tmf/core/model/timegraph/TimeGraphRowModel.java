package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;

/** The usual {@link ITimeGraphRowModel}. */
public class TimeGraphRowModel implements ITimeGraphRowModel {

    private final long entryId;
    private final List<ITimeGraphState> states;

    /**
     * Creates a row.
     *
     * @param entryID the id of its entry
     * @param states its states in order of time; not copied
     */
    public TimeGraphRowModel(long entryID, List<ITimeGraphState> states) {
        entryId = entryID;
        this.states = states;
    }

    @Override
    public List<ITimeGraphState> getStates() {
        return states;
    }

    @Override
    public long getEntryID() {
        return entryId;
    }

    @Override
    public String toString() {
        return "TimeGraphRowModel [" + entryId + ": " + states + ']';
    }
}
