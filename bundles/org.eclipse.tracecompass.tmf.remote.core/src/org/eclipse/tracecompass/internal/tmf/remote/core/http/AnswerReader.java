package org.eclipse.tracecompass.internal.tmf.remote.core.http;

import com.google.gson.stream.JsonReader;
import java.io.IOException;

/**
 * Reads an answer.
 *
 * @param <T> what the answer becomes
 */
@FunctionalInterface
public interface AnswerReader<T> {

    /**
     * Reads an answer.
     *
     * @param in the answer
     * @return what it says
     * @throws IOException when it cannot be read, or is not what was asked for
     */
    T read(JsonReader in) throws IOException;
}
