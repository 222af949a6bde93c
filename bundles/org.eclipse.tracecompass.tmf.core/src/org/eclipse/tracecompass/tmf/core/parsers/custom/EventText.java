package org.eclipse.tracecompass.tmf.core.parsers.custom;

/**
 * The lines of an event of a text file. They are bounded: where no other line begins an event, the
 * first event would take the whole file.
 */
final class EventText {

    /** The number of characters after which further lines are left out. */
    static final int MOST_CHARACTERS = 1 << 20;

    private final StringBuffer text;
    private long leftOut;

    EventText(String firstLine) {
        text = new StringBuffer(firstLine);
    }

    /**
     * Adds a line.
     *
     * @return whether there was room for it
     */
    boolean add(String line) {
        if (leftOut > 0 || text.length() + line.length() >= MOST_CHARACTERS) {
            leftOut++;
            return false;
        }
        text.append('\n').append(line);
        return true;
    }

    /** Whether lines are left out. */
    boolean isCut() {
        return leftOut > 0;
    }

    /** The lines, and how many are left out. */
    StringBuffer content() {
        return leftOut == 0
                ? text
                : new StringBuffer(text)
                        .append("\n\u2026 and ")
                        .append(leftOut)
                        .append(" more lines");
    }
}
