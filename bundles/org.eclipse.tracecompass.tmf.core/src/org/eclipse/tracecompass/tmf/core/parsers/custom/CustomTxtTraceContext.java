package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.Objects;
import java.util.regex.Matcher;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** A reader's position in a text trace: before the first line of an event, which is matched. */
@NonNullByDefault({})
public class CustomTxtTraceContext extends TmfContext {

    /** The match of the event's first line. */
    public Matcher firstLineMatcher;

    /** The event's first line. */
    public String firstLine;

    /** Position of the line after it in the file. */
    public long nextLineLocation;

    /** The kind of the first line. */
    public InputLine inputLine;

    /**
     * A context.
     *
     * @param location location of the next event
     * @param rank its rank
     */
    public CustomTxtTraceContext(ITmfLocation location, long rank) {
        super(location, rank);
    }

    CustomTxtTraceContext(CustomTxtTraceContext other) {
        super(other);
        firstLineMatcher = other.firstLineMatcher;
        firstLine = other.firstLine;
        nextLineLocation = other.nextLineLocation;
        inputLine = other.inputLine;
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Objects.hash(firstLine, nextLineLocation);
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof CustomTxtTraceContext other
                && Objects.equals(firstLine, other.firstLine)
                && inputLine == other.inputLine
                && nextLineLocation == other.nextLineLocation;
    }
}
