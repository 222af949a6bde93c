package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;
import java.util.List;

/**
 * Supplies information about statemap data that its states lack. Code that passes on such states in
 * another form can implement this too, so that they become the same data again.
 */
public interface StatemapSource {

    /** Returns what the data says of itself. */
    StatemapMetadata metadata();

    /** Returns the tags. */
    List<StatemapTag> tags();

    /** The order of data that have the same time, which states do not show. */
    @FunctionalInterface
    interface Order {

        /**
         * Returns the names of the entities that have data at an instant, in the order of the data.
         * Asked for instants in the order of time, it is fast.
         *
         * @param time in nanoseconds from the start of the map
         * @return the names, each once; empty if it is not known
         */
        List<String> at(long time) throws IOException;
    }

    /** Returns the order of data; for one walk through time. */
    default Order order() {
        return time -> List.of();
    }
}
