package org.eclipse.tracecompass.internal.provisional.jsontrace.core.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;

/** Finds the objects of a JSON array without reading what they say. */
public final class JsonObjects {

    private static final int MAX_OBJECT = 256 << 20;

    /** Reads a character, or a byte, at a time; -1 at the end. */
    @FunctionalInterface
    public interface Source {

        /** Reads the next one. */
        int read() throws IOException;
    }

    private JsonObjects() {}

    /**
     * Reads the next object.
     *
     * @param source the text, within an array
     * @return the object, decoded; null at the end of the array or of the text
     * @throws IOException if the text cannot be read, or an object is longer than 256 MiB
     */
    public static @Nullable String next(Source source) throws IOException {
        String raw = nextRaw(source);
        return raw == null ? null : decode(raw);
    }

    /** Reads the next object as {@link #next}, with a character for each one that was read. */
    public static @Nullable String nextRaw(Source source) throws IOException {
        StringBuilder object = new StringBuilder();
        int depth = 0;
        boolean inString = false;
        int c = source.read();
        while (c >= 0) {
            if (depth > 0) {
                object.append((char) c);
                if (object.length() > MAX_OBJECT) {
                    throw new IOException("An object is longer than " + MAX_OBJECT + " bytes");
                }
            }
            if (inString) {
                if (c == '\\') {
                    int escaped = source.read();
                    if (depth > 0 && escaped >= 0) {
                        object.append((char) escaped);
                    }
                } else if (c == '"') {
                    inString = false;
                }
            } else if (c == '"') {
                inString = true;
            } else if (c == '{') {
                if (depth++ == 0) {
                    object.append('{');
                }
            } else if (c == '}') {
                if (--depth == 0) {
                    return object.toString();
                }
                if (depth < 0) {
                    return null;
                }
            } else if (c == ']' && depth == 0) {
                return null;
            }
            c = source.read();
        }
        return null;
    }

    /** Decodes a text whose characters are the bytes of UTF-8; other texts stay as they are. */
    public static String decode(String raw) {
        boolean ascii = true;
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c > 0xff) {
                return raw;
            }
            ascii &= c < 0x80;
        }
        if (ascii) {
            return raw;
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(raw.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException e) {
            return raw;
        }
    }
}
