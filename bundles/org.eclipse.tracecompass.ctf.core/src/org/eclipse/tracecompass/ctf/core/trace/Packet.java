package org.eclipse.tracecompass.ctf.core.trace;

/**
 * A packet: where it is, and what its context says as far as it is needed to find it.
 *
 * @param file its file
 * @param number its number in the file, from 1
 * @param offset its first byte in the file
 * @param contentBits size of the content, in bits
 * @param totalBits size with padding, in bits
 * @param availableBits how many bits of the content the file has: fewer in a file that was cut
 * @param begin clock value at its beginning; {@link #UNKNOWN} if not told
 * @param end clock value at its end; {@link #UNKNOWN} if not told
 * @param discarded counter of discarded events at its end; {@link #UNKNOWN} if not told
 * @param sequence sequence number; {@link #UNKNOWN} if not told
 */
public record Packet(
        StreamFile file,
        long number,
        long offset,
        long contentBits,
        long totalBits,
        long availableBits,
        long begin,
        long end,
        long discarded,
        long sequence) {

    /** Stands for a value that the trace does not tell. */
    public static final long UNKNOWN = -1;

    /** Whether the file ends before the content does. */
    public boolean cut() {
        return availableBits < contentBits;
    }

    @Override
    public String toString() {
        return file + ", packet " + number;
    }
}
