package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;

/**
 * The path of an attribute as a rule names it, some of it known only at the event. A slash in the
 * value of an expression is part of a name: only literals have separators.
 *
 * <p>A path that begins with the name {@code ~} is a note: rules change and read it like any other
 * attribute, but it is remembered only while the history is built, and is not in it.
 *
 * @param segments the names from the root of the tree, at least one
 * @param origin where it was read
 */
public record AttributePath(List<Segment> segments, Origin origin) {

    /**
     * Keeps the segments as they are at this moment.
     *
     * @throws IllegalArgumentException if there is none
     */
    public AttributePath {
        segments = List.copyOf(segments);
        if (segments.isEmpty()) {
            throw new IllegalArgumentException("A path has no segment");
        }
    }

    /**
     * One name of a path: its parts, written one after the other.
     *
     * @param parts the parts, at least one; no two literals beside each other
     */
    public record Segment(List<Part> parts) {

        /**
         * Keeps the parts as they are at this moment.
         *
         * @throws IllegalArgumentException if there is none
         */
        public Segment {
            parts = List.copyOf(parts);
            if (parts.isEmpty()) {
                throw new IllegalArgumentException("A segment of a path has no part");
            }
        }

        /** Returns whether the name is the same at every event. */
        public boolean isConstant() {
            return parts.stream().allMatch(Literal.class::isInstance);
        }
    }

    /** A part of a name. */
    public sealed interface Part {}

    /**
     * A part that is always the same.
     *
     * @param text the text, not empty, without slashes
     */
    public record Literal(String text) implements Part {}

    /**
     * A part that is computed at the event: a whole number in decimal, a text as it is.
     *
     * @param expression the value
     */
    public record Value(Expression expression) implements Part {}

    /** Returns whether the path is the same at every event. */
    public boolean isConstant() {
        return segments.stream().allMatch(Segment::isConstant);
    }
}
