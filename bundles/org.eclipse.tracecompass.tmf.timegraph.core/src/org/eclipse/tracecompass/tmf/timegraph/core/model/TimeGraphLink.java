package org.eclipse.tracecompass.tmf.timegraph.core.model;

/**
 * An arrow between two rows, such as a wake-up.
 *
 * @param sourceId the row it leaves
 * @param destinationId the row it reaches
 * @param start when it leaves, ns
 * @param end when it arrives, ns
 * @param argb its colour, or 0 for the theme's
 * @param name what kind of link it is, or the empty string
 * @param key the key of its style, or the empty string
 */
public record TimeGraphLink(
        long sourceId,
        long destinationId,
        long start,
        long end,
        int argb,
        String name,
        String key) {

    /** The same link in another colour. */
    public TimeGraphLink withColour(int colour) {
        return new TimeGraphLink(sourceId, destinationId, start, end, colour, name, key);
    }
}
