package org.eclipse.tracecompass.tmf.core.trace.text;

import java.util.Objects;
import java.util.regex.Matcher;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * A reader's position in a text trace: before the first line of an event that was looked at
 * already.
 */
public class TextTraceContext extends TmfContext {

    /** The match of the event's first line. */
    public @Nullable Matcher firstLineMatcher;

    /** The event's first line. */
    public @Nullable String firstLine;

    /** Position of the line after it in the file. */
    public long nextLineLocation;

    /**
     * A context.
     *
     * @param location location of the next event
     * @param rank its rank
     */
    @NonNullByDefault({})
    public TextTraceContext(ITmfLocation location, long rank) {
        super(location, rank);
    }

    /**
     * A copy.
     *
     * @param other the context to copy
     */
    @NonNullByDefault({})
    public TextTraceContext(TextTraceContext other) {
        super(other);
        firstLineMatcher = other.firstLineMatcher;
        firstLine = other.firstLine;
        nextLineLocation = other.nextLineLocation;
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Objects.hash(firstLine, firstLineMatcher, nextLineLocation);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof TextTraceContext other
                && Objects.equals(firstLine, other.firstLine)
                && Objects.equals(firstLineMatcher, other.firstLineMatcher)
                && nextLineLocation == other.nextLineLocation;
    }
}
