package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.List;
import java.util.Map;

/**
 * Everything a picture is drawn from at one moment.
 *
 * @param tree the rows
 * @param palette the styles
 * @param states the states by row id; rows that were not asked for are missing
 * @param links the links of the window
 * @param markers the markers of the window
 * @param running whether the analysis behind it is still running, so that more is to come
 */
public record TimeGraphData(
        TimeGraphTree tree,
        StatePalette palette,
        Map<Long, RowStates> states,
        List<TimeGraphLink> links,
        List<TimeGraphMarker> markers,
        boolean running) {

    /** Nothing at all. */
    public static final TimeGraphData EMPTY =
            new TimeGraphData(
                    TimeGraphTree.EMPTY, StatePalette.EMPTY, Map.of(), List.of(), List.of(), false);

    /** The states of a row, empty where unknown. */
    public RowStates rowStates(long id) {
        RowStates row = states.get(id);
        return row == null ? RowStates.EMPTY : row;
    }
}
