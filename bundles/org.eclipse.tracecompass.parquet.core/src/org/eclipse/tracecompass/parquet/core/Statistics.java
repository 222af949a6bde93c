package org.eclipse.tracecompass.parquet.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What is known of the values of a chunk, so that readers can skip it.
 *
 * @param nulls how many rows have no value
 * @param least the least value as PLAIN encodes it, without a length; null if it is not told
 * @param greatest the greatest likewise
 */
record Statistics(long nulls, byte @Nullable [] least, byte @Nullable [] greatest) {

    /** Writes the structure {@code Statistics} of the format. */
    void write(Thrift thrift) {
        thrift.i64(3, nulls);
        byte @Nullable [] max = greatest;
        byte @Nullable [] min = least;
        if (max != null && min != null) {
            thrift.binary(5, max);
            thrift.binary(6, min);
        }
    }
}
