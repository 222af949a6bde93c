package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.statesystem.core.statevalue.IStateValueSerializer;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;

/** Reads the values that a block has of its own: long texts and custom values. */
final class LocalValues {

    /** A text in UTF-8. */
    static final int TEXT = 0;

    /** A text in UTF-16. */
    static final int WIDE_TEXT = 1;

    /** A value with the id of its serializer. */
    static final int CUSTOM = 2;

    private static final System.Logger LOGGER = LazyLogger.of(LocalValues.class);

    private LocalValues() {
        // static
    }

    /**
     * Decodes a value.
     *
     * @param words the block
     * @param base where its local values begin
     * @param number which one
     * @return the value; null if it is a custom one whose serializer is not known
     */
    static @Nullable Object read(long[] words, int base, long number) {
        int index = base + Integer.BYTES + (int) number * Integer.BYTES;
        int count = Words.getInt(words, base);
        int bodies = base + Integer.BYTES * (count + 2);
        int from = bodies + Words.getInt(words, index);
        int to = bodies + Words.getInt(words, index + Integer.BYTES);
        int kind = Words.getByte(words, from);
        if (kind != CUSTOM) {
            return Bytes.decode(Words.bytes(words, from + 1, to), kind == WIDE_TEXT);
        }
        int idLength = Words.getInt(words, from + 1);
        int body = from + 1 + Integer.BYTES;
        String id = new String(Words.bytes(words, body, body + idLength), StandardCharsets.UTF_8);
        return custom(new CustomValue(id, Words.bytes(words, body + idLength, to)));
    }

    /** Decodes a custom value; null if its serializer is not known. */
    static @Nullable Object custom(CustomValue value) {
        IStateValueSerializer<?> serializer = StateValueSerializers.find(value.id());
        if (serializer == null) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "No serializer is registered for state values of type {0}: they are read as"
                            + " null",
                    value.id());
            return null;
        }
        return serializer.deserialize(value.bytes());
    }
}
