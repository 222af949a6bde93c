package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;

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

    /** Tells whether an attribute is meant, by the segments of its path. */
    public boolean matches(List<String> path) {
        int p = 0;
        int n = 0;
        int star = -1;
        int resume = 0;
        while (n < path.size()) {
            if (p < segments.size() && segments.get(p).equals(ANY_DEPTH)) {
                star = p++;
                resume = n;
            } else if (p < segments.size() && Wildcards.match(segments.get(p), path.get(n))) {
                p++;
                n++;
            } else if (star >= 0) {
                // the names that the last ** stands for are one more
                p = star + 1;
                n = ++resume;
            } else {
                return false;
            }
        }
        while (p < segments.size() && segments.get(p).equals(ANY_DEPTH)) {
            p++;
        }
        return p == segments.size();
    }

    /** Returns it as it was written. */
    @Override
    public String toString() {
        return String.join(SEPARATOR, segments);
    }
}
