package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.Reader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** JSON values as maps, lists, strings, booleans and numbers; whole numbers are exact. */
public final class JsonValues {

    /** Deeper than any request of a client. */
    private static final int MOST_LEVELS = 32;

    private JsonValues() {}

    /**
     * Reads one value.
     *
     * @param text the JSON text
     * @return the value; whole numbers as Long, others as Double
     * @throws MalformedJsonException when the text is no JSON, is nested too deeply, or has a
     *     number that is too large
     * @throws IOException when the text cannot be read
     */
    public static @Nullable Object read(Reader text) throws IOException {
        JsonReader in = new JsonReader(text);
        in.setStrictness(Strictness.STRICT);
        try {
            Object value = read(in, 0);
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw new MalformedJsonException("There is more than one value");
            }
            return value;
        } catch (IllegalStateException | NumberFormatException e) {
            throw new MalformedJsonException(e.getMessage(), e);
        }
    }

    private static @Nullable Object read(JsonReader in, int level) throws IOException {
        if (level > MOST_LEVELS) {
            throw new MalformedJsonException(
                    "It is nested more than %d deep".formatted(MOST_LEVELS));
        }
        switch (in.peek()) {
            case BEGIN_OBJECT -> {
                return readObject(in, level);
            }
            case BEGIN_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                in.beginArray();
                while (in.hasNext()) {
                    list.add(read(in, level + 1));
                }
                in.endArray();
                return list;
            }
            case NUMBER -> {
                return number(in.nextString());
            }
            case BOOLEAN -> {
                return Boolean.valueOf(in.nextBoolean());
            }
            case NULL -> {
                in.nextNull();
                return null;
            }
            default -> {
                return in.nextString();
            }
        }
    }

    private static Map<String, @Nullable Object> readObject(JsonReader in, int level)
            throws IOException {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            map.put(name, read(in, level + 1));
        }
        in.endObject();
        return map;
    }

    private static Number number(String text) {
        boolean whole = text.chars().allMatch(c -> c == '-' || c >= '0' && c <= '9');
        if (whole) {
            return Long.valueOf(text);
        }
        return Double.valueOf(text);
    }

    /**
     * Writes a value of any of the types that {@link #read} gives; others as their text. A number
     * that JSON cannot express is written as null.
     *
     * @param out where to
     * @param value the value
     * @throws IOException when the reader is gone
     */
    public static void write(JsonWriter out, @Nullable Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            out.beginObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.name(String.valueOf(entry.getKey()));
                write(out, entry.getValue());
            }
            out.endObject();
        } else if (value instanceof Iterable<?> list) {
            out.beginArray();
            for (Object element : list) {
                write(out, element);
            }
            out.endArray();
        } else if (value instanceof Double || value instanceof Float) {
            // The shortest text of a float is not that of the double that it becomes.
            if (Double.isFinite(((Number) value).doubleValue())) {
                out.value(new BigDecimal(value.toString()));
            } else {
                out.nullValue();
            }
        } else if (value instanceof Number number) {
            out.value(number);
        } else if (value instanceof Boolean flag) {
            out.value(flag);
        } else if (value == null) {
            out.nullValue();
        } else {
            out.value(value.toString());
        }
    }
}
