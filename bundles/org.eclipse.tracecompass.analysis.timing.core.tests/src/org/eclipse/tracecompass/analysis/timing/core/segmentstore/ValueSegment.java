package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.Map;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.segmentstore.core.IContentSegment;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;

/** A segment with a name that can be stored. */
record ValueSegment(long start, long end, String name) implements INamedSegment, IContentSegment {

    private static final long serialVersionUID = 1L;

    static ValueSegment read(ISafeByteBufferReader buffer) {
        return new ValueSegment(buffer.getLong(), buffer.getLong(), buffer.getString());
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
        return Map.of("letters", name.length());
    }

    @Override
    public int getSizeOnDisk() {
        return 2 * Long.BYTES + SafeByteBufferFactory.getStringSizeInBuffer(name);
    }

    @Override
    public void writeSegment(ISafeByteBufferWriter buffer) {
        buffer.putLong(start);
        buffer.putLong(end);
        buffer.putString(name);
    }
}
