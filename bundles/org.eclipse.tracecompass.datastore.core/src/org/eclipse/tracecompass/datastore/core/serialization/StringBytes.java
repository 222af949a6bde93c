package org.eclipse.tracecompass.datastore.core.serialization;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of strings in a buffer: UTF-8, at most as many as a short can count. */
final class StringBytes {

    /** Bytes before the text: its length. */
    static final int HEADER = Short.BYTES;

    private static final int MOST = Short.MAX_VALUE;

    /** The bits that all bytes of a character but the first have in common. */
    private static final int CONTINUATION_MASK = 0xc0;

    private static final int CONTINUATION = 0x80;

    private StringBytes() {}

    static byte[] of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length <= MOST) {
            return bytes;
        }
        int end = MOST;
        while ((bytes[end] & CONTINUATION_MASK) == CONTINUATION) {
            end--;
        }
        return Arrays.copyOf(bytes, end);
    }
}
