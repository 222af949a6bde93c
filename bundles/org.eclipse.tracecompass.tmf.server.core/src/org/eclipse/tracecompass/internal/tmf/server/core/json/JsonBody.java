package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Collection;
import java.util.function.Function;

/** A value that is written as JSON when it is sent, and is no JSON in memory until then. */
@FunctionalInterface
public interface JsonBody {

    /**
     * Writes the value.
     *
     * @param out where to
     * @throws IOException when the reader is gone
     */
    void write(JsonWriter out) throws IOException;

    /**
     * Returns the array of some things.
     *
     * @param <T> the type of the things
     * @param things the things, in order
     * @param body what one of them looks like
     * @return the array
     */
    static <T> JsonBody array(Collection<? extends T> things, Function<T, JsonBody> body) {
        return out -> {
            out.beginArray();
            for (T thing : things) {
                body.apply(thing).write(out);
            }
            out.endArray();
        };
    }
}
