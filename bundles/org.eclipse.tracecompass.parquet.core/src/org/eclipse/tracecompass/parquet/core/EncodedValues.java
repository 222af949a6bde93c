package org.eclipse.tracecompass.parquet.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The values of a column in a row group, without nulls.
 *
 * @param encoding how the data are encoded
 * @param data the values, or indices into the dictionary
 * @param dictionary the different values, encoded PLAIN; null without a dictionary
 * @param dictionarySize how many values the dictionary has
 */
record EncodedValues(
        Encoding encoding, Bytes data, @Nullable Bytes dictionary, int dictionarySize) {

    static EncodedValues of(Encoding encoding, Bytes data) {
        return new EncodedValues(encoding, data, null, 0);
    }

    /**
     * Indices into a dictionary.
     *
     * @param indices the indices
     * @param from where those that are wanted begin
     * @param count how many are wanted
     * @param dictionary the different values
     * @param size how many there are
     */
    static EncodedValues indices(int[] indices, int from, int count, Bytes dictionary, int size) {
        Bytes data = new Bytes();
        int width = RunLengths.width(size - 1);
        data.put(width);
        RunLengths.encode(indices, from, from + count, width, data);
        return new EncodedValues(Encoding.RLE_DICTIONARY, data, dictionary, size);
    }

    /** The bytes before compression. */
    long size() {
        return data.size() + (dictionary == null ? 0L : dictionary.size());
    }
}
