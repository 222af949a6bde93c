package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphClock;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLocation;

/**
 * A place in a trace without times: what was before it decides the times behind it. Is kept in
 * memory only.
 */
final class GraphLocation extends TmfLocation {

    private final long position;
    private final GraphClock clock;

    /**
     * Creates a location.
     *
     * @param position position in the file
     * @param clock the clock there; is not changed any more
     */
    GraphLocation(long position, GraphClock clock) {
        super(Long.valueOf(position));
        this.position = position;
        this.clock = clock;
    }

    long position() {
        return position;
    }

    GraphClock clock() {
        return clock.copy();
    }

    @NonNullByDefault({})
    @Override
    public void serialize(ByteBuffer bufferOut) {
        throw new UnsupportedOperationException("a place in a trace without times is not stored");
    }
}
