package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;

/**
 * Finds the times of the first and of the last event, from few packets. Packets may be out of
 * order, so besides the first and the last packet of a stream those count that tell of an earlier
 * beginning or a later end. Not thread-safe.
 */
final class TimeBounds {

    private final CtfRecording trace;

    TimeBounds(CtfRecording trace) {
        this.trace = trace;
    }

    /** The time of the earliest event, in ns; empty if there are no events. */
    OptionalLong first() throws IOException {
        CtfReader reader = trace.newReader();
        if (!reader.advance()) {
            return OptionalLong.empty();
        }
        long first = reader.current().nanos();
        for (CtfStream stream : trace.streams()) {
            first = Math.min(first, first(stream, first));
        }
        return OptionalLong.of(first);
    }

    private long first(CtfStream stream, long limit) throws IOException {
        StreamCursor cursor = cursor(stream);
        List<Packet> packets = stream.packets();
        long first = limit;
        // The reader has seen the first packet.
        for (int i = 1; i < packets.size(); i++) {
            long begin = packets.get(i).begin();
            if (begin != Packet.UNKNOWN && stream.layout().nanos(begin) < first) {
                cursor.goToPacket(i);
                if (cursor.next() && cursor.packetIndex() == i) {
                    first = Math.min(first, cursor.event().nanos());
                }
            }
        }
        return first;
    }

    /** The time of the latest event, in ns, not before the first; empty if there are no events. */
    OptionalLong last() throws IOException {
        OptionalLong first = first();
        if (first.isEmpty()) {
            return first;
        }
        long last = first.getAsLong();
        for (CtfStream stream : trace.streams()) {
            last = Math.max(last, last(stream, last));
        }
        return OptionalLong.of(last);
    }

    private static boolean endsAfter(CtfStream stream, int packet, long nanos) {
        long end = stream.packets().get(packet).end();
        return end != Packet.UNKNOWN && stream.layout().nanos(end) > nanos;
    }

    private long last(CtfStream stream, long limit) throws IOException {
        StreamCursor cursor = cursor(stream);
        long last = limit;
        boolean found = false;
        for (int i = stream.packets().size() - 1; i >= 0; i--) {
            if (found && !endsAfter(stream, i, last)) {
                continue;
            }
            cursor.goToPacket(i);
            while (cursor.next() && cursor.packetIndex() == i) {
                found = true;
                last = Math.max(last, cursor.event().nanos());
            }
        }
        return last;
    }

    private StreamCursor cursor(CtfStream stream) {
        return new StreamCursor(trace.layout(), stream, false, diagnostic -> {});
    }
}
