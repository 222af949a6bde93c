package org.eclipse.tracecompass.tmf.ui.traces;

import java.util.List;

/**
 * A line below a trace in the Traces view, as it is at a moment. Two lines of a source and a trace
 * with the same id are the same line.
 *
 * @param id what identifies it; where it is the id of an analysis, it stands in place of that one
 *     where the analysis cannot run
 * @param label its name
 * @param detail what is said behind the name, fainter; may be empty
 * @param help what is said when one points at it; may be empty
 * @param mark its picture
 * @param subject what it stands for; compared with {@code equals} to see whether a line changed
 * @param children the lines below it
 */
public record TraceLine(
        String id,
        String label,
        String detail,
        String help,
        Mark mark,
        Object subject,
        List<TraceLine> children) {

    /** The kind of a line. */
    public enum Mark {
        /** It is in use. */
        ON,
        /** It is not in use. */
        OFF,
        /** It opens a view. */
        VIEW,
        /** Something is not as it should be. */
        WARNING,
        /** Something cannot be used. */
        ERROR
    }

    /** Keeps the children as they are at this moment. */
    public TraceLine {
        children = List.copyOf(children);
    }
}
