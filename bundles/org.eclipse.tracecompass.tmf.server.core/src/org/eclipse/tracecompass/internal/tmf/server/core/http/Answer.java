package org.eclipse.tracecompass.internal.tmf.server.core.http;

import com.google.common.hash.Hashing;
import java.io.IOException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;

/** What is sent for a request. */
public sealed interface Answer {

    /** The status of an answer that has what was asked for. */
    int OK = 200;

    /**
     * JSON that can be written at once.
     *
     * @param status the HTTP status
     * @param body the JSON
     */
    record Json(int status, JsonBody body) implements Answer {}

    /**
     * JSON that takes time to compute. The client may leave meanwhile.
     *
     * @param computation gives the JSON
     */
    record Computed(Computation computation) implements Answer {}

    /**
     * Something that is not JSON.
     *
     * @param type the media type
     * @param content the bytes
     */
    record Bytes(String type, byte[] content) implements Answer {}

    /**
     * A file of the page that a browser shows. The browser keeps it and asks whether it is still
     * the same.
     *
     * @param type the media type
     * @param content the bytes
     * @param tag differs from the tag of any other content
     * @param folder whether its address ends with a slash, because it names other files by
     *     addresses that are relative to its own
     */
    record File(String type, byte[] content, String tag, boolean folder) implements Answer {

        /**
         * Returns a file with the tag of its content.
         *
         * @param type the media type
         * @param content the bytes
         * @param folder whether its address ends with a slash
         * @return the file
         */
        public static File of(String type, byte[] content, boolean folder) {
            return new File(
                    type,
                    content,
                    '"' + Hashing.sha256().hashBytes(content).toString().substring(0, 16) + '"',
                    folder);
        }
    }

    /** What gives a JSON answer. */
    @FunctionalInterface
    interface Computation {

        /**
         * Computes the answer.
         *
         * @param monitor is cancelled when nobody waits for the answer any more
         * @return the answer
         * @throws IOException a {@link ProtocolException} that is the answer instead
         */
        JsonBody compute(IProgressMonitor monitor) throws IOException;
    }

    /**
     * Returns the answer to a request that succeeded.
     *
     * @param body the JSON
     * @return the answer
     */
    static Answer ok(JsonBody body) {
        return new Json(OK, body);
    }
}
