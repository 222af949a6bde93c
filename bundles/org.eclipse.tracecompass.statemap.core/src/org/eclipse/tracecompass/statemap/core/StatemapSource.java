package org.eclipse.tracecompass.statemap.core;

import java.util.List;

/**
 * Knows of statemap data what its states do not tell. Whoever gives such states in another form can
 * implement this too, so that they become the same data again.
 */
public interface StatemapSource {

    /** Returns what the data says of itself. */
    StatemapMetadata metadata();

    /** Returns the tags. */
    List<StatemapTag> tags();
}
