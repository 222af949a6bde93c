package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;

/** A state that is wider than a pixel; its place in its row can be given another state. */
record WideState(RowSource row, ITimeGraphState state, List<ITimeGraphState> states, int index) {

    /** An instant at which the state lasts and the history can be asked. */
    long time(ITmfStateSystem history) {
        return Math.max(state.getStartTime(), Math.max(row.from(), history.getStartTime()));
    }

    void setLabel(@Nullable String label) {
        if (label != null && !label.isEmpty()) {
            states.set(
                    index,
                    new TimeGraphState(
                            state.getStartTime(),
                            state.getDuration(),
                            state.getValue(),
                            label,
                            state.getStyle()));
        }
    }
}
