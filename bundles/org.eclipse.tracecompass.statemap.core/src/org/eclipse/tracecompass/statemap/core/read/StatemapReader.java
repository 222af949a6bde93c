package org.eclipse.tracecompass.statemap.core.read;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.internal.statemap.core.coalesce.MapBuilder;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;

/**
 * Reads the data of a map and coalesces it on the way, in memory that depends on the number of
 * rectangles and not on the size of the input.
 *
 * @param window the time to be shown
 * @param coalesce how many rectangles there are less than, at least 1; the last one of each entity
 *     is not counted
 * @param ignoreTags whether to act as if there were no tags
 */
public record StatemapReader(StatemapWindow window, long coalesce, boolean ignoreTags) {

    /** The bound on rectangles where none is given. */
    public static final long DEFAULT_COALESCE = 25_000;

    /** A reader of whole maps with the usual bound. */
    public static final StatemapReader DEFAULT =
            new StatemapReader(StatemapWindow.ALL, DEFAULT_COALESCE, false);

    /** Creates a reader. */
    public StatemapReader {
        if (coalesce < 1) {
            throw new IllegalArgumentException("coalesce factor must be at least 1");
        }
    }

    /**
     * Reads a map.
     *
     * @param in the data, plain or compressed with gzip; not closed
     * @param progress receives the number of (uncompressed) bytes read from time to time; an
     *     exception that it throws ends the reading
     * @throws StatemapException if the data is wrong; the message tells where
     * @throws IOException if the input cannot be read
     */
    public Statemap read(InputStream in, LongConsumer progress) throws IOException {
        StatemapParser parser = new StatemapParser(in, ignoreTags);
        try (MapBuilder builder = new MapBuilder(window, coalesce, progress)) {
            parser.parse(builder);
            return map(parser, builder);
        }
    }

    private static Statemap map(StatemapParser parser, MapBuilder builder) {
        int live = builder.finish();
        List<StatemapEntity> entities = new ArrayList<>();
        for (int i = 0; i < parser.entities(); i++) {
            entities.add(
                    new StatemapEntity(
                            parser.entityName(i),
                            parser.entityDescription(i),
                            builder.rectangles(i)));
        }
        entities.sort(Comparator.comparing(StatemapEntity::name, NaturalOrder.EXACT_CASE));
        return new Statemap(
                parser.metadata(),
                builder.begin(),
                builder.end(),
                List.copyOf(entities),
                IntStream.range(0, parser.tags()).mapToObj(parser::tag).toList(),
                new Statemap.Statistics(parser.records(), live, builder.merges()));
    }
}
