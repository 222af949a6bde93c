package org.eclipse.tracecompass.parquet.core;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/** The texts of a column. Each different text is kept once. */
final class TextBuffer extends ColumnBuffer {

    /** Longer extremes are not told: they would only make the footer long. */
    private static final int LONGEST_EXTREME = 64;

    private int[] indices = new int[64];
    private @Nullable String[] texts = new @Nullable String[16];
    private int[] slots = new int[64];
    private int different;
    private long characters;

    TextBuffer(ParquetColumn column) {
        super(column);
    }

    @Override
    public void putString(String value) {
        int at = values();
        if (at == indices.length) {
            indices = Arrays.copyOf(indices, 2 * at);
        }
        // neighbours are often the same object
        indices[at] = at > 0 && texts[indices[at - 1]] == value ? indices[at - 1] : index(value);
        added(row());
    }

    private int index(String text) {
        int at = slot(text);
        while (slots[at] != 0) {
            if (text.equals(texts[slots[at] - 1])) {
                return slots[at] - 1;
            }
            at = at + 1 & slots.length - 1;
        }
        if (different == texts.length) {
            texts = Arrays.copyOf(texts, 2 * different);
        }
        texts[different++] = text;
        slots[at] = different;
        characters += text.length();
        if (2 * different > slots.length) {
            rehash();
        }
        return different - 1;
    }

    private int slot(String text) {
        int hash = text.hashCode();
        return (hash ^ hash >>> 16) & slots.length - 1;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        for (int i = 0; i < different; i++) {
            int at = slot(text(i));
            while (slots[at] != 0) {
                at = at + 1 & slots.length - 1;
            }
            slots[at] = i + 1;
        }
    }

    private String text(int index) {
        String text = texts[index];
        if (text == null) {
            throw new IndexOutOfBoundsException(index);
        }
        return text;
    }

    @Override
    public long characters() {
        return characters;
    }

    @Override
    public void clear() {
        super.clear();
        Arrays.fill(texts, 0, different, null);
        Arrays.fill(slots, 0);
        different = 0;
        characters = 0;
    }

    @Override
    EncodedValues encode(Compressor compressor) {
        Bytes dictionary = new Bytes();
        int[] starts = new int[different + 1];
        for (int i = 0; i < different; i++) {
            byte[] utf8 = text(i).getBytes(StandardCharsets.UTF_8);
            dictionary.putInt(utf8.length);
            dictionary.put(utf8);
            starts[i + 1] = dictionary.size();
        }
        long plain = 0;
        for (int i = 0; i < values(); i++) {
            plain += starts[indices[i] + 1] - starts[indices[i]];
        }
        if (different > 0) {
            EncodedValues encoded =
                    EncodedValues.indices(indices, 0, values(), dictionary, different);
            if (encoded.size() < plain) {
                return encoded;
            }
        }
        // The texts are so different that they are together no longer than the dictionary.
        Bytes data = new Bytes();
        for (int i = 0; i < values(); i++) {
            int from = starts[indices[i]];
            data.put(dictionary.array(), from, starts[indices[i] + 1] - from);
        }
        return EncodedValues.of(Encoding.PLAIN, data);
    }

    @Override
    Statistics statistics() {
        byte @Nullable [] least = null;
        byte @Nullable [] greatest = null;
        for (int i = 0; i < different; i++) {
            byte[] utf8 = text(i).getBytes(StandardCharsets.UTF_8);
            if (least == null || Arrays.compareUnsigned(utf8, least) < 0) {
                least = utf8;
            }
            if (greatest == null || Arrays.compareUnsigned(utf8, greatest) > 0) {
                greatest = utf8;
            }
        }
        boolean isLong =
                least != null && least.length > LONGEST_EXTREME
                        || greatest != null && greatest.length > LONGEST_EXTREME;
        return isLong
                ? new Statistics(nulls(), null, null)
                : new Statistics(nulls(), least, greatest);
    }
}
