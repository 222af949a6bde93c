package org.eclipse.tracecompass.statemap.core.read;

import java.io.IOException;
import java.io.InputStream;
import org.eclipse.tracecompass.internal.statemap.core.parse.PayloadReader;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapHandler;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapTag;

/**
 * Reads statemap data once, from front to back, and passes it on as it comes: nothing is kept but
 * names, descriptions and the definitions of tags. Not thread-safe.
 *
 * <p>To get the rectangles of a map, use {@link StatemapReader}.
 */
public final class StatemapParser {

    private final PayloadReader reader;

    /**
     * Prepares to read.
     *
     * @param in the data, plain or compressed with gzip; not closed
     * @param ignoreTags whether to act as if there were no tags
     * @throws IOException if the first bytes cannot be read
     */
    public StatemapParser(InputStream in, boolean ignoreTags) throws IOException {
        reader = new PayloadReader(in, ignoreTags);
    }

    /**
     * Reads everything; may be called once.
     *
     * @throws StatemapException if the data is wrong; the message tells where
     * @throws IOException if the input cannot be read
     */
    public void parse(StatemapHandler handler) throws IOException {
        reader.read(handler);
    }

    /** Returns the metadata; complete after {@link #parse}. */
    public StatemapMetadata metadata() {
        return reader.metadata();
    }

    /** Returns how many payloads were read, those of the metadata not counted. */
    public long records() {
        return reader.records();
    }

    /** Returns how many entities were named by now. */
    public int entities() {
        return reader.entities();
    }

    /** Returns the name of an entity. */
    public String entityName(int entity) {
        return reader.entityName(entity);
    }

    /** Returns the description of an entity, empty if there is none. */
    public String entityDescription(int entity) {
        return reader.entityDescription(entity);
    }

    /** Returns how many tags were named by now, in data or in definitions. */
    public int tags() {
        return reader.tags();
    }

    /** Returns a tag, with the definition that was read last. */
    public StatemapTag tag(int number) {
        return reader.tag(number);
    }
}
