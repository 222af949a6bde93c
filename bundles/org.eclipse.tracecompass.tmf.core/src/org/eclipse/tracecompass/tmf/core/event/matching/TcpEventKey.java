package org.eclipse.tracecompass.tmf.core.event.matching;

import org.eclipse.jdt.annotation.Nullable;

/** What identifies a TCP packet where nothing more of it was recorded. */
public class TcpEventKey implements IEventMatchingKey {

    private final long fSequence;
    private final long fAck;
    private final long fFlags;

    /**
     * A key.
     *
     * @param sequence the sequence number
     * @param ack the acknowledgment number
     * @param flags the flags
     */
    public TcpEventKey(long sequence, long ack, long flags) {
        fSequence = sequence;
        fAck = ack;
        fFlags = flags;
    }

    @Override
    public int hashCode() {
        long mixed = (fSequence * 31 + fAck) * 0x9E3779B97F4A7C15L + fFlags;
        return Long.hashCode(mixed * 0xC2B2AE3D27D4EB4FL);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o != null
                        && getClass() == o.getClass()
                        && o instanceof TcpEventKey other
                        && fSequence == other.fSequence
                        && fAck == other.fAck
                        && fFlags == other.fFlags;
    }

    @Override
    public String toString() {
        return "TCP [seq = " + fSequence + ", ack = " + fAck + ", flags = " + fFlags + ']';
    }
}
