package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;

/** Takes what statemap data consists of besides its metadata, in the order of the data. */
public interface StatemapSink {

    /**
     * A state of an entity begins.
     *
     * @param time nanoseconds from the start, not negative; of one entity they do not go back
     * @param state the value of the state
     * @param tag null for none
     */
    void datum(long time, String entity, int state, @Nullable String tag) throws IOException;

    /** The description of an entity. */
    void description(String entity, String description) throws IOException;

    /** The definition of a tag; the last one counts. */
    void tag(StatemapTag tag) throws IOException;
}
