package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;

/** Reads JSON piece by piece. What is not known is skipped. */
public final class Members {

    private Members() {}

    /** Reads one member of an object. */
    @FunctionalInterface
    public interface Member {

        /**
         * Reads the value of a member.
         *
         * @param name its name
         * @param in the value is next
         * @return whether it was read; it is skipped if not
         * @throws IOException when it cannot be read
         */
        boolean read(String name, JsonReader in) throws IOException;
    }

    /** Reads one element of an array. */
    @FunctionalInterface
    public interface Element {

        /** Reads the element. */
        void read(JsonReader in) throws IOException;
    }

    /** Reads an object. */
    public static void object(JsonReader in, Member member) throws IOException {
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            if (in.peek() == JsonToken.NULL || !member.read(name, in)) {
                in.skipValue();
            }
        }
        in.endObject();
    }

    /** Reads an array. */
    public static void array(JsonReader in, Element element) throws IOException {
        in.beginArray();
        while (in.hasNext()) {
            element.read(in);
        }
        in.endArray();
    }

    /** Reads an array of texts. */
    public static List<String> texts(JsonReader in) throws IOException {
        List<String> texts = new ArrayList<>();
        array(in, each -> texts.add(each.nextString()));
        return texts;
    }

    /** Reads a number, whole or not, or a text. */
    public static @Nullable Object scalar(JsonReader in) throws IOException {
        switch (in.peek()) {
            case NUMBER -> {
                String text = in.nextString();
                return text.chars().allMatch(c -> c == '-' || c >= '0' && c <= '9')
                        ? whole(Long.parseLong(text))
                        : (Object) Double.valueOf(text);
            }
            case STRING -> {
                return in.nextString();
            }
            case BOOLEAN -> {
                return String.valueOf(in.nextBoolean());
            }
            default -> {
                in.skipValue();
                return null;
            }
        }
    }

    /** Whole numbers are compared with those of other data providers, which are as short as can. */
    private static Number whole(long value) {
        if (value == (int) value) {
            return (int) value;
        }
        return value;
    }

    /** Returns the error of an answer that says something that cannot be. */
    public static MalformedJsonException wrong(String what, Object... arguments) {
        return new MalformedJsonException(what.formatted(arguments));
    }

    /**
     * Finds the value of an enumeration.
     *
     * @return the value; null when there is none of the name
     */
    static <E extends Enum<E>> @Nullable E named(E[] values, String name) {
        Predicate<E> same = value -> value.name().equalsIgnoreCase(name);
        for (E value : values) {
            if (same.test(value)) {
                return value;
            }
        }
        return null;
    }

    /** Finds the value of an enumeration, or takes another one. */
    static <E extends Enum<E>> E named(E[] values, String name, E otherwise) {
        @Nullable E found = named(values, name);
        return found == null ? otherwise : found;
    }
}
