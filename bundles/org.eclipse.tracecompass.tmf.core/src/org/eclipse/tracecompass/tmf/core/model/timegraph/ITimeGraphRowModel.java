package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;

/** The states of one entry. */
public interface ITimeGraphRowModel {

    /** Returns the id of the entry. */
    long getEntryID();

    /** Returns the states, in order of time. */
    List<ITimeGraphState> getStates();
}
