package org.eclipse.tracecompass.ctf.core.event.types;

/** Some integers that follow each other. */
public class IntegerRange {

    private final long start;
    private final long end;

    /**
     * Creates a range.
     *
     * @param start the first integer
     * @param end the last integer
     */
    public IntegerRange(long start, long end) {
        this.start = start;
        this.end = end;
    }

    /** Returns the first integer. */
    public long getStart() {
        return start;
    }

    /** Returns the last integer. */
    public long getEnd() {
        return end;
    }
}
