package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The short, frequent strings of a history, numbered from 0. It stops growing at a limit, so that a
 * history of ever new texts does not fill the memory: later texts go into the blocks. One thread
 * adds, many may look up.
 *
 * <p>Stored form: the number of strings, and for each where it begins behind this list (32 bits
 * each; one more for the end), then a byte per string that is 1 for UTF-16LE and 0 for UTF-8, with
 * the text behind it.
 */
final class StringDictionary {

    private static final int MAX_STRINGS = 1 << 17;
    private static final int MAX_LENGTH = 1024;
    private static final long MAX_CHARS = 16L << 20;
    private static final int INITIAL_CAPACITY = 16;

    private final Map<String, Integer> numbers = new HashMap<>();
    private long chars;
    private int count;
    private volatile @Nullable String[] strings;
    private final byte[] stored;

    StringDictionary() {
        strings = new String[INITIAL_CAPACITY];
        stored = new byte[0];
    }

    /** Opens a stored dictionary; strings are decoded when they are first asked for. */
    StringDictionary(byte[] stored) {
        int count = Bytes.getInt(stored, 0);
        if (count < 0 || (count + 2L) * Integer.BYTES > stored.length) {
            throw new IllegalArgumentException("The dictionary has a wrong size");
        }
        this.stored = stored;
        this.count = count;
        strings = new String[count];
    }

    /** Returns the number of a string, adding it if there is room; -1 if there is none. */
    int number(String text) {
        @Nullable Integer known = numbers.get(text);
        if (known != null) {
            return known;
        }
        if (count == MAX_STRINGS
                || text.length() > MAX_LENGTH
                || chars + text.length() > MAX_CHARS) {
            return -1;
        }
        int number = count;
        @Nullable String[] strings = this.strings;
        if (number == strings.length) {
            strings = Arrays.copyOf(strings, number * 2);
        }
        strings[number] = text;
        this.strings = strings;
        count = number + 1;
        chars += text.length();
        numbers.put(text, number);
        return number;
    }

    String get(long number) {
        int index = (int) number;
        String text = strings[index];
        if (text == null) {
            int bodies = Integer.BYTES * (count + 2);
            int from = bodies + Bytes.getInt(stored, Integer.BYTES * (index + 1));
            int to = bodies + Bytes.getInt(stored, Integer.BYTES * (index + 2));
            text = Bytes.decode(Arrays.copyOfRange(stored, from + 1, to), stored[from] != 0);
            strings[index] = text;
        }
        return text;
    }

    byte[] store() {
        ByteSink bodies = new ByteSink();
        ByteSink sink = new ByteSink();
        sink.putInt(count);
        for (int i = 0; i < count; i++) {
            sink.putInt(bodies.size());
            String text = get(i);
            boolean wide = Bytes.hasLoneSurrogate(text);
            bodies.putByte(wide ? 1 : 0);
            bodies.putBytes(Bytes.encode(text, wide));
        }
        sink.putInt(bodies.size());
        sink.putBytes(bodies.toByteArray());
        return sink.toByteArray();
    }
}
