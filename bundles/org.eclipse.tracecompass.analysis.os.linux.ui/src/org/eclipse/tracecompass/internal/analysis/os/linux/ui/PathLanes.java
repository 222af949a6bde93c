package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathState;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SlowThing;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * Critical paths one below the other, each from its own beginning: a lane per instance.
 *
 * @param instances the instances, by the id of their lane
 * @param data the lanes; times begin at 0
 * @param length the length of the longest, ns
 */
record PathLanes(List<SlowThing.Instance> instances, TimeGraphData data, long length) {

    private static final Map<PathState, StateStyle> STYLES = styles();

    /** Stacks an instance and others of its kind. */
    static PathLanes of(SlowThing thing, String hereLabel) {
        List<SlowThing.Instance> instances = new ArrayList<>();
        instances.add(thing.here());
        instances.addAll(thing.lanes());
        List<TimeGraphEntry> rows = new ArrayList<>();
        Map<Long, RowStates> states = new HashMap<>();
        long longest = 1;
        for (int i = 0; i < instances.size(); i++) {
            SlowThing.Instance one = instances.get(i);
            longest = Math.max(longest, one.duration());
            rows.add(
                    new TimeGraphEntry(
                            i,
                            -1,
                            List.of(
                                    one.label().isEmpty() ? hereLabel : one.label(),
                                    one.thread().toString(),
                                    TimeText.duration(one.duration(), 3)),
                            0,
                            one.duration(),
                            true));
            states.put(Long.valueOf(i), states(one));
        }
        List<LabelColumn> columns =
                List.of(
                        new LabelColumn(Messages.Why_Instance, "", LabelColumn.Kind.TEXT),
                        new LabelColumn(Messages.Why_Thread, "", LabelColumn.Kind.TEXT),
                        new LabelColumn(Messages.Why_Duration, "", LabelColumn.Kind.TEXT));
        return new PathLanes(
                instances,
                new TimeGraphData(
                        new TimeGraphTree(columns, rows, -1),
                        new StatePalette(List.copyOf(STYLES.values())),
                        states,
                        List.of(),
                        List.of(),
                        false),
                longest);
    }

    private static RowStates states(SlowThing.Instance one) {
        RowStates.Builder states = new RowStates.Builder();
        for (PathPiece piece : one.path()) {
            states.add(
                    piece.start() - one.start(),
                    piece.end() - one.start(),
                    piece.state().ordinal(),
                    piece.worker().equals(one.thread())
                            ? piece.detail().isEmpty() ? piece.state().label() : piece.detail()
                            : piece.worker().toString(),
                    null);
        }
        return states.build();
    }

    /** The looks of the states, as in the view of critical paths. */
    private static Map<PathState, StateStyle> styles() {
        Map<PathState, StateStyle> styles = new EnumMap<>(PathState.class);
        for (PathState state : PathState.values()) {
            styles.put(
                    state,
                    new StateStyle(
                            state.key(),
                            state.label(),
                            0xff000000 | colour(state),
                            state == PathState.RUNNING ? 1 : 0.75));
        }
        return styles;
    }

    private static int colour(PathState state) {
        return switch (state) {
            case RUNNING -> 0x339900;
            case CPU -> 0xc86400;
            case TIMER -> 0x336699;
            case DISK -> 0x6600cc;
            case NETWORK -> 0xff9bff;
            case INTERRUPT -> 0xffdc00;
            case IPI -> 0x6666cc;
            case USER -> 0x5a0101;
            case OTHER -> 0x808080;
            case UNKNOWN -> 0xdc143c;
        };
    }
}
