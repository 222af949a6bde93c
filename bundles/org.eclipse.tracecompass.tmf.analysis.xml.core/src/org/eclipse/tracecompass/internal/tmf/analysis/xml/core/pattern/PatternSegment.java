package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.interval.IHTIntervalReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.segmentstore.core.IContentSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;

/** A segment that a pattern has found: with a name, and named values. Immutable. */
public final class PatternSegment implements INamedSegment, IContentSegment {

    private static final long serialVersionUID = 1;

    /** Reads what {@link #writeSegment} writes. */
    public static final IHTIntervalReader<ISegment> READER = PatternSegment::read;

    /** Longer texts are cut off, so that a segment fits into a store. */
    private static final int MAX_TEXT = 4096;

    private static final int MAX_FIELDS = 100;

    private static final byte INTEGER = 0;
    private static final byte LONG = 1;
    private static final byte DOUBLE = 2;
    private static final byte TEXT = 3;

    private final long start;
    private final long end;
    private final String name;
    private final LinkedHashMap<String, Object> content;

    /**
     * Creates a segment.
     *
     * @param start its start, ns
     * @param end its end, ns, not before the start
     * @param name its name
     * @param content its values: Integer, Long, Double or String
     */
    public PatternSegment(long start, long end, String name, Map<String, Object> content) {
        this.start = start;
        this.end = end;
        this.name = cut(name);
        this.content = new LinkedHashMap<>();
        content.forEach(
                (key, value) -> {
                    if (this.content.size() < MAX_FIELDS) {
                        this.content.put(
                                cut(key), value instanceof String text ? cut(text) : value);
                    }
                });
    }

    private static String cut(String text) {
        return text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) : text;
    }

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public Map<String, ?> getContent() {
        return Collections.unmodifiableMap(content);
    }

    @Override
    public int compareTo(ISegment o) {
        int order = INamedSegment.super.compareTo(o);
        return order != 0 || !(o instanceof PatternSegment other)
                ? order
                : name.compareTo(other.name);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof PatternSegment other
                && start == other.start
                && end == other.end
                && name.equals(other.name)
                && content.equals(other.content);
    }

    @Override
    public int hashCode() {
        return Objects.hash(start, end, name, content);
    }

    @Override
    public String toString() {
        return name + " [" + start + ", " + end + "] " + content;
    }

    @Override
    public int getSizeOnDisk() {
        int size =
                2 * Long.BYTES + Integer.BYTES + SafeByteBufferFactory.getStringSizeInBuffer(name);
        for (Map.Entry<String, Object> entry : content.entrySet()) {
            size +=
                    SafeByteBufferFactory.getStringSizeInBuffer(entry.getKey())
                            + Byte.BYTES
                            + size(entry.getValue());
        }
        return size;
    }

    private static int size(Object value) {
        return switch (value) {
            case Integer number -> Integer.BYTES;
            case Long number -> Long.BYTES;
            case Double number -> Double.BYTES;
            default -> SafeByteBufferFactory.getStringSizeInBuffer(value.toString());
        };
    }

    @Override
    public void writeSegment(ISafeByteBufferWriter buffer) {
        buffer.putLong(start);
        buffer.putLong(end);
        buffer.putString(name);
        buffer.putInt(content.size());
        content.forEach(
                (key, value) -> {
                    buffer.putString(key);
                    switch (value) {
                        case Integer number -> {
                            buffer.put(INTEGER);
                            buffer.putInt(number);
                        }
                        case Long number -> {
                            buffer.put(LONG);
                            buffer.putLong(number);
                        }
                        case Double number -> {
                            buffer.put(DOUBLE);
                            buffer.putDouble(number);
                        }
                        default -> {
                            buffer.put(TEXT);
                            buffer.putString(value.toString());
                        }
                    }
                });
    }

    private static PatternSegment read(ISafeByteBufferReader buffer) {
        long start = buffer.getLong();
        long end = buffer.getLong();
        String name = buffer.getString();
        int count = buffer.getInt();
        Map<String, Object> content = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            String key = buffer.getString();
            Object value =
                    switch (buffer.get()) {
                        case INTEGER -> buffer.getInt();
                        case LONG -> buffer.getLong();
                        case DOUBLE -> buffer.getDouble();
                        default -> buffer.getString();
                    };
            content.put(key, value);
        }
        return new PatternSegment(start, end, name, content);
    }
}
