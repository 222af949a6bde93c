package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Shares strings for byte sequences with few distinct values, such as names of events and tasks:
 * what was seen before is not made again. For one thread.
 */
public final class SharedStrings {

    private static final int SLOTS = 1 << 11;

    private final @Nullable String[] texts = new @Nullable String[SLOTS];

    /**
     * Returns the text of a part of a line.
     *
     * @param bytes the buffer
     * @param start where the text begins
     * @param end where it ends, exclusive
     */
    public String of(byte[] bytes, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + bytes[i];
        }
        int slot = (hash ^ hash >>> 11 ^ hash >>> 22) & SLOTS - 1;
        String known = texts[slot];
        if (known != null && same(known, bytes, start, end)) {
            return known;
        }
        String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
        texts[slot] = text;
        return text;
    }

    /** Texts that are not ASCII are never the same, and so are decoded each time. */
    private static boolean same(String text, byte[] bytes, int start, int end) {
        if (text.length() != end - start) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != bytes[start + i] || bytes[start + i] < 0) {
                return false;
            }
        }
        return true;
    }
}
