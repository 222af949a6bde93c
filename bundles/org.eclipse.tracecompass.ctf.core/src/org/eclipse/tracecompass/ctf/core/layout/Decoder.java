package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.tracecompass.ctf.core.type.Role;

/**
 * Bits of a packet, and what was learnt on the way through them: values that later fields depend
 * on, and values that the reader needs. Positions are in bits from the start of the packet. Not
 * thread-safe.
 */
public final class Decoder {

    private static final int IDLE_STEPS = 1 << 12;

    byte[] bytes = new byte[0];
    long start;
    long limit;
    long[] slots;
    final long[] roles = new long[Role.values().length];
    int rolesSeen;
    final int[] roleSizes = new int[Role.values().length];
    long pos;
    long needed;
    private int idle;
    private long budget;

    /** Creates a decoder for layouts that remember this many values. */
    public Decoder(int slotCount) {
        slots = new long[slotCount];
    }

    /**
     * Sets the bits to decode.
     *
     * @param window bytes, with {@link Bits#PADDING} more after the last
     * @param startBit position of the first byte in the packet, a multiple of 8
     * @param limitBit position after the last bit that may be read
     */
    public void window(byte[] window, long startBit, long limitBit) {
        bytes = window;
        start = startBit;
        limit = limitBit;
    }

    /** Forgets the roles seen, and allows the work that an event or packet context may cause. */
    public void begin() {
        rolesSeen = 0;
        idle = IDLE_STEPS;
        budget = IDLE_STEPS + (limit - start);
    }

    /** Makes room for at least this many values that fields depend on. */
    public void ensureSlots(int slotCount) {
        if (slots.length < slotCount) {
            slots = new long[slotCount];
        }
    }

    /** Takes over values that fields depend on, as {@link #remembered} gave them. */
    public void remember(long[] values) {
        System.arraycopy(values, 0, slots, 0, values.length);
    }

    /** The values that fields depend on, so far. */
    public long[] remembered() {
        return slots.clone();
    }

    /** Where reading values goes on. */
    public long position() {
        return pos;
    }

    /** Sets where reading values goes on. */
    public void position(long bit) {
        pos = bit;
    }

    /** The position that could not be reached when {@link DecodeException#OVERRUN} was thrown. */
    public long needed() {
        return needed;
    }

    /** Whether a field of the role was passed since {@link #begin()}. */
    public boolean has(Role role) {
        return (rolesSeen >>> role.ordinal() & 1) != 0;
    }

    /** The last value of a role that was passed. */
    public long value(Role role) {
        return roles[role.ordinal()];
    }

    /** Size in bits of the field that gave the last value of a role. */
    public int size(Role role) {
        return roleSizes[role.ordinal()];
    }

    /** The bytes at hand. */
    public byte[] bytes() {
        return bytes;
    }

    /** Position of the first byte at hand. */
    public long start() {
        return start;
    }

    /** Position after the last bit that may be read. */
    public long limit() {
        return limit;
    }

    void role(int ordinal, long value, int size) {
        roles[ordinal] = value;
        roleSizes[ordinal] = size;
        rolesSeen |= 1 << ordinal;
    }

    /**
     * Requires the bits up to a position.
     *
     * @throws DecodeException if they are not at hand
     */
    public void demand(long end) {
        check(end);
    }

    void check(long end) {
        if (end > limit || end < 0) {
            needed = end < 0 ? Long.MAX_VALUE : end;
            throw DecodeException.OVERRUN;
        }
    }

    /**
     * Counts a step of an array that did not move on: an array of nothing must end, too.
     *
     * @param fields how many fields there are in the element
     */
    void idle(int fields) {
        idle = fields > idle ? -1 : idle - fields;
        if (idle < 0) {
            throw new DecodeException("an array has too many empty elements");
        }
    }

    /**
     * Counts values that are to be made: no more of them than there are bits. Those that turn out
     * to use bits are counted by these, see {@link #refund()}.
     */
    void spend(long values) {
        budget -= values;
        if (budget < 0) {
            throw new DecodeException("an array has more elements than the packet has bits");
        }
    }

    /** Takes back that a value was counted, because it has used bits: also values in values do. */
    void refund() {
        budget++;
    }
}
