package org.eclipse.tracecompass.internal.tmf.remote.core.http;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;

/** Errors of the protocol. */
public final class ErrorJson {

    /** Longer texts do not fit into a message. */
    private static final int MOST = 300;

    private ErrorJson() {}

    /**
     * Reads an error.
     *
     * @param in the answer
     * @return what it says; null when it is no error of the protocol
     * @throws IOException when it cannot be read
     */
    public static @Nullable String read(InputStream in) throws IOException {
        try {
            JsonElement json =
                    JsonParser.parseString(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return json instanceof JsonObject error && error.has("title")
                    ? shorten(text(error, "title") + text(error, "detail"))
                    : null;
        } catch (JsonParseException | IllegalStateException | UnsupportedOperationException e) {
            return null;
        }
    }

    private static String text(JsonObject error, String member) {
        JsonElement value = error.get(member);
        if (value == null || !value.isJsonPrimitive()) {
            return "";
        }
        return member.equals("detail") ? ". " + value.getAsString() : value.getAsString();
    }

    /** Returns a text of a server as it may stand in a message: on one line, and not long. */
    public static String shorten(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= MOST ? line : line.substring(0, MOST) + "…";
    }
}
