package org.eclipse.tracecompass.internal.tmf.server.core.http;

import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonValues;

/** A request: the variable parts of its path, its query and its body. */
public final class Request {

    /** The greatest body, in bytes; a client's requests have a few thousand. */
    static final int MOST_BYTES = 1 << 20;

    private static final String PARAMETERS = "parameters";

    private final Map<String, String> variables;
    private final Map<String, String> query;
    private final InputStream content;
    private BooleanSupplier closed = () -> false;

    Request(Map<String, String> variables, Map<String, String> query, InputStream content) {
        this.variables = variables;
        this.query = query;
        this.content = content;
    }

    /**
     * Returns a variable part of the path.
     *
     * @param name its name in the route
     * @return its value
     * @throws IllegalArgumentException when the route has no such part
     */
    public String variable(String name) {
        String value = variables.get(name);
        if (value == null) {
            throw new IllegalArgumentException("No part of the path is called " + name);
        }
        return value;
    }

    /**
     * Returns a variable part of the path that is a UUID.
     *
     * @param name its name in the route
     * @return the UUID; null when the part is none, so that there can be nothing of that name
     */
    public @Nullable UUID uuid(String name) {
        try {
            return UUID.fromString(variable(name));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /**
     * Returns a parameter of the query.
     *
     * @param name its name
     * @return its value, null when it is not given
     */
    public @Nullable String query(String name) {
        return query.get(name);
    }

    /**
     * Says what the request works on.
     *
     * @param isClosed tells whether that was closed: then there is no answer any more
     */
    public void worksOn(BooleanSupplier isClosed) {
        closed = isClosed;
    }

    /**
     * Refuses to answer if what the request works on was closed meanwhile. What is computed then
     * may fail in any way, or be empty.
     *
     * @throws ProtocolException if it was
     */
    void requireOpen() throws ProtocolException {
        if (closed.getAsBoolean()) {
            throw new ProtocolException(
                    ProtocolException.NOT_FOUND,
                    "There is no such experiment",
                    "It was deleted while the answer was made");
        }
    }

    /**
     * Reads the body.
     *
     * @return the members of the JSON object
     * @throws ProtocolException when the body is too large or no JSON object
     */
    public Map<String, @Nullable Object> body() throws IOException {
        byte[] bytes = content.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw new ProtocolException(
                    ProtocolException.TOO_LARGE,
                    "The request is too large",
                    "The body has more than %d bytes".formatted(MOST_BYTES));
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (JsonValues.read(new StringReader(text)) instanceof Map<?, ?> map) {
                return members(map);
            }
            throw bad("The body is not a JSON object");
        } catch (MalformedJsonException | java.io.EOFException e) {
            throw bad("The body is not JSON: " + e.getMessage());
        } catch (CharacterCodingException e) {
            throw bad("The body is not UTF-8");
        }
    }

    /**
     * Reads the parameters in the body.
     *
     * @return the members of the object {@code parameters}
     * @throws ProtocolException when the body has no such object
     */
    public Parameters parameters() throws IOException {
        if (body().get(PARAMETERS) instanceof Map<?, ?> map) {
            return new Parameters(members(map));
        }
        throw bad("The body has no object 'parameters'");
    }

    private static ProtocolException bad(String detail) {
        return new ProtocolException(
                ProtocolException.BAD_REQUEST, Parameters.BAD_PARAMETERS, detail);
    }

    /** Maps that {@link JsonValues} reads have strings as keys. */
    @SuppressWarnings("unchecked")
    private static Map<String, @Nullable Object> members(Map<?, ?> map) {
        return (Map<String, @Nullable Object>) map;
    }

    static Map<String, String> parse(@Nullable String rawQuery) {
        if (rawQuery == null || rawQuery.isEmpty()) {
            return Map.of();
        }
        Map<String, String> parsed = new java.util.HashMap<>();
        for (String part : List.of(rawQuery.split("&"))) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            String value = equals < 0 ? "" : part.substring(equals + 1);
            parsed.put(Paths.decode(name), Paths.decode(value));
        }
        return parsed;
    }
}
