package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;
import org.eclipse.tracecompass.common.core.text.Wildcards;

/**
 * A pattern for the paths of attributes. In a segment, {@code *} stands for any text; the segment
 * {@code **} stands for any number of segments, also none.
 *
 * @param segments the segments, at least one, none of them empty
 */
public record PathPattern(List<String> segments) {

    /** The segment that stands for any number of segments. */
    public static final String ANY_DEPTH = "**";

    private static final String SEPARATOR = "/";

    /**
     * Keeps the segments as they are at this moment.
     *
     * @throws IllegalArgumentException if there is no segment, or an empty one
     */
    public PathPattern {
        segments = List.copyOf(segments);
        if (segments.isEmpty() || segments.contains("")) {
            throw new IllegalArgumentException("A pattern of attributes has an empty name");
        }
    }

    /**
     * Reads a pattern.
     *
     * @param text segments with slashes between them
     * @throws IllegalArgumentException if a segment is empty
     */
    public static PathPattern of(String text) {
        return new PathPattern(List.of(text.split(SEPARATOR, -1)));
    }

    /** Returns whether the pattern matches an attribute, given the segments of its path. */
    public boolean matches(List<String> path) {
        return segments.contains(ANY_DEPTH) ? matchesAnyDepth(path) : matchesEach(path);
    }

    /** Returns whether a segment, other than {@link #ANY_DEPTH}, matches a name. */
    public static boolean matches(String segment, String name) {
        return Wildcards.match(segment, name);
    }

    private boolean matchesEach(List<String> path) {
        if (segments.size() != path.size()) {
            return false;
        }
        for (int i = 0; i < path.size(); i++) {
            if (!Wildcards.match(segments.get(i), path.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean matchesAnyDepth(List<String> path) {
        return Wildcards.match(
                segments.size(),
                path.size(),
                p -> segments.get(p).equals(ANY_DEPTH),
                (p, n) -> Wildcards.match(segments.get(p), path.get(n)));
    }

    /** Returns it as it was written. */
    @Override
    public String toString() {
        return String.join(SEPARATOR, segments);
    }
}
