package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Where a part of a declaration was read and what was noted beside it. It says nothing of what the
 * part means, therefore all origins are equal: two declarations are equal if they say the same.
 *
 * @param line the line in its file, from 1; 0 if it was not read from a file
 * @param column the column in the line, from 1; 0 if it was not read from a file
 * @param comments the comments before it, a line of text each, without their marks
 * @param remark the comment behind it on its last line, empty if there is none
 */
public record Origin(int line, int column, List<String> comments, String remark) {

    /** Of what was made by a program. */
    public static final Origin NONE = new Origin(0, 0, List.of(), "");

    /** Keeps the comments as they are at this moment. */
    public Origin {
        comments = List.copyOf(comments);
    }

    /**
     * Returns the origin of something that has no comments.
     *
     * @param line the line, from 1
     * @param column the column, from 1
     */
    public static Origin at(int line, int column) {
        return new Origin(line, column, List.of(), "");
    }

    /** Returns whether it is a place in a file. */
    public boolean isKnown() {
        return line > 0;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof Origin;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}
