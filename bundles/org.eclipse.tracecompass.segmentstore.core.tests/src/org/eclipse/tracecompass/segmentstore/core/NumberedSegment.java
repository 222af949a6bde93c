package org.eclipse.tracecompass.segmentstore.core;

import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;

/**
 * A segment that says which one it is, and that can be stored. Equal in order to others with its
 * times.
 */
record NumberedSegment(long start, long end, String number) implements INamedSegment {

    private static final long serialVersionUID = 1L;

    static NumberedSegment of(long start, long end, int number) {
        return new NumberedSegment(start, end, Integer.toString(number));
    }

    static NumberedSegment read(ISafeByteBufferReader buffer) {
        return new NumberedSegment(buffer.getLong(), buffer.getLong(), buffer.getString());
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
        return number;
    }

    @Override
    public int getSizeOnDisk() {
        return 2 * Long.BYTES + SafeByteBufferFactory.getStringSizeInBuffer(number);
    }

    @Override
    public void writeSegment(ISafeByteBufferWriter buffer) {
        buffer.putLong(start);
        buffer.putLong(end);
        buffer.putString(number);
    }
}
