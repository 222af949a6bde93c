package org.eclipse.tracecompass.statemap.core.svg;

import java.io.IOException;
import org.eclipse.tracecompass.internal.statemap.core.svg.StackPicture;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;

/**
 * Draws maps as an SVG that needs nothing but itself: rows with names, an axis of time, a legend.
 * In a browser it is interactive: zoom, tooltips, totals, tags, search, keys, a link to what is
 * seen, dark where the reader prefers that. The same maps give the same bytes.
 *
 * <p>Maps need not come from statemap data. Whatever has rows of states can be drawn, with its own
 * colours, gaps where there is no state, and tags for what else is known of a state:
 *
 * <pre>{@code
 * StatemapMetadata metadata =
 *         new StatemapMetadata(
 *                 startSeconds, startNanos, Optional.of("threads"), Optional.of("host"), "Thread",
 *                 List.of(
 *                         new StatemapState("running", 0, OptionalInt.of(0x33cc33)),
 *                         new StatemapState("waiting", 1, OptionalInt.empty())));
 * List<StatemapEntity> rows =
 *         List.of(
 *                 new StatemapEntity("42", "bash", List.of(
 *                         StatemapRectangle.of(0, 700, 0), StatemapRectangle.of(700, 300, 1))));
 * Statemap map = Statemap.of(metadata, 0, 1000, rows, List.of());
 * StatemapSvg.write(new StatemapStack(List.of(map)), StatemapSvg.DEFAULT_HEIGHT, writer);
 * }</pre>
 *
 * <p>Times are nanoseconds from the start in the metadata; the rectangles of a row lie between the
 * map's begin and end, in order and without overlap. A browser is at ease with up to some 100,000
 * rectangles; {@link StatemapReader} makes fewer of more.
 */
public final class StatemapSvg {

    /** The height of a row where none is given, in pixels. */
    public static final int DEFAULT_HEIGHT = 10;

    private StatemapSvg() {}

    /**
     * Draws maps one below the other.
     *
     * @param height the height of a row in pixels, at least 1
     * @param out receives the SVG, to be encoded as UTF-8
     */
    public static void write(StatemapStack stack, int height, Appendable out) throws IOException {
        if (height < 1) {
            throw new IllegalArgumentException("state height must be at least 1");
        }
        new StackPicture(stack, height, out).write();
    }
}
