package org.eclipse.tracecompass.segmentstore.core;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Texts by number. One thread adds; any thread may read those whose number it has. */
final class NumberedTexts {

    private static final int FIRST_ROOM = 16;

    private final Map<String, Integer> numbers = new HashMap<>();

    /** Written again after each text: that makes the text visible to readers. */
    private volatile String[] texts = new String[FIRST_ROOM];

    private int size;

    /** Adds a text even if it is there. */
    void add(String text) {
        String[] texts = this.texts;
        if (size == texts.length) {
            texts = Arrays.copyOf(texts, size * 2);
        }
        texts[size++] = text;
        this.texts = texts;
    }

    /** Returns the number of a text, which is added if it is not there. */
    int number(String text) {
        Integer known = numbers.putIfAbsent(text, Integer.valueOf(size));
        if (known == null) {
            add(text);
            return size - 1;
        }
        return known.intValue();
    }

    /** Returns the text of a number. */
    String text(int number) {
        return texts[number];
    }

    /** Returns how many there are; for the thread that adds. */
    int size() {
        return size;
    }
}
