package org.eclipse.tracecompass.tmf.core.event.matching;

import org.eclipse.jdt.annotation.Nullable;

/** The key of a TCP packet if nothing more of it was recorded. */
public class TcpEventKey implements IEventMatchingKey {

    private final long sequence;
    private final long ack;
    private final long flags;

    /**
     * A key.
     *
     * @param sequence the sequence number
     * @param ack the acknowledgment number
     * @param flags the flags
     */
    public TcpEventKey(long sequence, long ack, long flags) {
        this.sequence = sequence;
        this.ack = ack;
        this.flags = flags;
    }

    @Override
    public int hashCode() {
        long mixed = (sequence * 31 + ack) * 0x9E3779B97F4A7C15L + flags;
        return Long.hashCode(mixed * 0xC2B2AE3D27D4EB4FL);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o != null
                        && getClass() == o.getClass()
                        && o instanceof TcpEventKey other
                        && sequence == other.sequence
                        && ack == other.ack
                        && flags == other.flags;
    }

    @Override
    public String toString() {
        return "TCP [seq = " + sequence + ", ack = " + ack + ", flags = " + flags + ']';
    }
}
