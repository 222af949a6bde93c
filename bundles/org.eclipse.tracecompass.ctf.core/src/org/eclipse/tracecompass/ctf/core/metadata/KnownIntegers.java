package org.eclipse.tracecompass.ctf.core.metadata;

/**
 * The texts of the integer types of some metadata, {@code integer { size = 32; ... }}. A few that
 * are repeated for most fields make up most of the text of a tracer; each is read once.
 */
final class KnownIntegers {

    /** Tracers have about ten. */
    private static final int MOST = 32;

    private final String text;
    private final int[] starts = new int[MOST];
    private final int[] lengths = new int[MOST];
    private final int[] lineEnds = new int[MOST];
    private final int[] tokens = new int[MOST];
    private int size;

    KnownIntegers(String text) {
        this.text = text;
    }

    /** Adds the text of a type, unless there are many already. */
    void add(int start, int end, int lineEnds, int token) {
        if (size < MOST) {
            starts[size] = start;
            lengths[size] = end - start;
            this.lineEnds[size] = lineEnds;
            tokens[size] = token;
            size++;
        }
    }

    /** The number of the text that occurs at a place once more; -1 for none. */
    int find(int place) {
        for (int i = 0; i < size; i++) {
            if (text.regionMatches(place, text, starts[i], lengths[i])) {
                return i;
            }
        }
        return -1;
    }

    int length(int number) {
        return lengths[number];
    }

    /** How many lines end in a text. */
    int lineEnds(int number) {
        return lineEnds[number];
    }

    /** The first token of the type whose text was the first of these. */
    int token(int number) {
        return tokens[number];
    }
}
