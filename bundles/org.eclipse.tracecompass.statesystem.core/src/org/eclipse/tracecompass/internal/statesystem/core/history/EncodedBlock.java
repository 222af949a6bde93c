package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * A block that is ready to be stored.
 *
 * @param bytes its bytes
 * @param totals its totals as {@link BlockTotals} reads them; empty if there are none
 * @param checksum their checksum; 0 in memory, where nobody compares it
 * @param count how many intervals it has
 * @param minStart the earliest start
 * @param maxEnd the latest end
 * @param minQuark the smallest quark
 * @param maxQuark the largest quark
 */
record EncodedBlock(
        byte[] bytes,
        byte[] totals,
        int checksum,
        int count,
        long minStart,
        long maxEnd,
        int minQuark,
        int maxQuark) {

    /** Encodes a buffer; in a file, a block is sealed by a checksum and may have totals. */
    static EncodedBlock of(IntervalBuffer buffer, BlockEncoder encoder, boolean isSealed) {
        byte[] bytes = encoder.encode(buffer, isSealed);
        return new EncodedBlock(
                bytes,
                encoder.totals(),
                isSealed ? Bytes.crc32c(bytes, 0, bytes.length) : 0,
                buffer.count(),
                encoder.minStart(),
                encoder.maxEnd(),
                encoder.minQuark(),
                encoder.maxQuark());
    }
}
