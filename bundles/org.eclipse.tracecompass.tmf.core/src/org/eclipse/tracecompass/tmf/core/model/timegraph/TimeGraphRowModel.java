package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;

/** The usual {@link ITimeGraphRowModel}. */
public class TimeGraphRowModel implements ITimeGraphRowModel {

    private final long fEntryId;
    private final List<ITimeGraphState> fStates;

    /**
     * Creates a row.
     *
     * @param entryID the id of its entry
     * @param states its states in order of time; not copied
     */
    public TimeGraphRowModel(long entryID, List<ITimeGraphState> states) {
        fEntryId = entryID;
        fStates = states;
    }

    @Override
    public List<ITimeGraphState> getStates() {
        return fStates;
    }

    @Override
    public long getEntryID() {
        return fEntryId;
    }

    @Override
    public String toString() {
        return "TimeGraphRowModel [" + fEntryId + ": " + fStates + ']';
    }
}
