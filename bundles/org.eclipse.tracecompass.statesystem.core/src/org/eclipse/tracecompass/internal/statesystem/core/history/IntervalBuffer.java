package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The intervals of a level that are not in a block yet. One thread appends, others may read what
 * lies below {@link #count()} at any time; nothing below it ever changes.
 */
final class IntervalBuffer {

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(IntervalBuffer.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final long[] starts;
    final long[] ends;
    final long[] payloads;
    final int[] quarks;
    final byte[] types;
    private int count;

    /** Long texts and custom values, as they were given. */
    private @Nullable Object[] locals = new Object[0];

    private int localCount;
    private long localBytes;
    private @Nullable Map<Object, Integer> localNumbers;

    IntervalBuffer(int capacity) {
        starts = new long[capacity];
        ends = new long[capacity];
        payloads = new long[capacity];
        quarks = new int[capacity];
        types = new byte[capacity];
    }

    /** A copy with more room. */
    IntervalBuffer(IntervalBuffer other, int capacity) {
        starts = Arrays.copyOf(other.starts, capacity);
        ends = Arrays.copyOf(other.ends, capacity);
        payloads = Arrays.copyOf(other.payloads, capacity);
        quarks = Arrays.copyOf(other.quarks, capacity);
        types = Arrays.copyOf(other.types, capacity);
        locals = other.locals.clone();
        localCount = other.localCount;
        localBytes = other.localBytes;
        localNumbers = other.localNumbers;
        count = other.count;
    }

    int count() {
        return (int) COUNT.getAcquire(this);
    }

    boolean isFull() {
        return count == starts.length;
    }

    /** The approximate size of the long texts and custom values. */
    long localBytes() {
        return localBytes;
    }

    int localCount() {
        return localCount;
    }

    Object local(long number) {
        Object value = locals[(int) number];
        if (value == null) {
            throw new IllegalStateException("A long value is missing");
        }
        return value;
    }

    /** Keeps a long text or custom value and gives its number. */
    int addLocal(Object value, long bytes) {
        Map<Object, Integer> numbers = localNumbers;
        if (numbers == null) {
            numbers = new HashMap<>();
            localNumbers = numbers;
        }
        @Nullable Integer known = numbers.get(value);
        if (known != null) {
            return known;
        }
        int number = localCount;
        if (number == locals.length) {
            locals = Arrays.copyOf(locals, Math.max(16, number * 2));
        }
        locals[number] = value;
        localCount = number + 1;
        localBytes += bytes;
        numbers.put(value, number);
        return number;
    }

    void add(long start, long end, int quark, int type, long payload) {
        int i = count;
        starts[i] = start;
        ends[i] = end;
        payloads[i] = payload;
        quarks[i] = quark;
        types[i] = (byte) type;
        COUNT.setRelease(this, i + 1);
    }
}
