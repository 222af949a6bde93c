package org.eclipse.tracecompass.tmf.export.core.tracks;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A trace of Perfetto: packets with track events, whose names are interned. Rows and series are
 * tracks below one that has the title. Numbers of fields are those of {@code trace_packet.proto}
 * and {@code track_event.proto}.
 */
final class PerfettoTrace implements TrackFile {

    private static final int PACKET = 1;

    // TracePacket
    private static final int TIMESTAMP = 8;
    private static final int SEQUENCE = 10;
    private static final int TRACK_EVENT = 11;
    private static final int INTERNED = 12;
    private static final int SEQUENCE_FLAGS = 13;
    private static final int TRACK_DESCRIPTOR = 60;

    // sequence flags
    private static final int STATE_CLEARED = 1;
    private static final int NEEDS_STATE = 2;

    // TrackEvent
    private static final int TYPE = 9;
    private static final int NAME_IID = 10;
    private static final int TRACK = 11;
    private static final int DOUBLE_VALUE = 44;
    private static final int SLICE_BEGIN = 1;
    private static final int SLICE_END = 2;
    private static final int COUNTER = 4;

    // TrackDescriptor
    private static final int UUID = 1;
    private static final int NAME = 2;
    private static final int PARENT = 5;
    private static final int IS_COUNTER = 8;
    private static final int CHILD_ORDERING = 11;
    private static final int RANK = 12;
    private static final int BY_RANK = 3;

    // InternedData, EventName
    private static final int EVENT_NAMES = 2;
    private static final int IID = 1;

    private static final int ROOT = 1;
    private static final long FIRST_ROW = 2;
    private static final long FIRST_SERIES = 1L << 32;

    private final OutputStream out;
    private final Map<String, Integer> names = new HashMap<>();
    private final ProtoBuffer frame = new ProtoBuffer();
    private final ProtoBuffer packet = new ProtoBuffer();
    private final ProtoBuffer event = new ProtoBuffer();

    PerfettoTrace(OutputStream out, String title) throws IOException {
        this.out = out;
        packet.clear().integer(SEQUENCE, 1).integer(SEQUENCE_FLAGS, STATE_CLEARED);
        packet.message(
                TRACK_DESCRIPTOR,
                new ProtoBuffer()
                        .integer(UUID, ROOT)
                        .text(NAME, title)
                        .integer(CHILD_ORDERING, BY_RANK));
        write();
    }

    private void write() throws IOException {
        frame.clear().message(PACKET, packet);
        out.write(frame.bytes(), 0, frame.size());
    }

    private void track(long uuid, int rank, String name, boolean isCounter) throws IOException {
        ProtoBuffer track =
                new ProtoBuffer()
                        .integer(UUID, uuid)
                        .text(NAME, name)
                        .integer(PARENT, ROOT)
                        .integer(RANK, rank);
        if (isCounter) {
            track.message(IS_COUNTER, new ProtoBuffer());
        }
        packet.clear().integer(SEQUENCE, 1).message(TRACK_DESCRIPTOR, track);
        write();
    }

    @Override
    public void row(int row, String name) throws IOException {
        track(FIRST_ROW + row, row, name, false);
    }

    @Override
    public void series(int series, String name) throws IOException {
        track(FIRST_SERIES + series, series, name, true);
    }

    @Override
    public void begins(long time, int row, String state, @Nullable String label)
            throws IOException {
        String name = label == null ? state : state + ": " + label;
        Integer known = names.get(name);
        int iid = known == null ? names.size() + 1 : known;
        begin(time);
        if (known == null) {
            names.put(name, iid);
            packet.message(
                    INTERNED,
                    new ProtoBuffer()
                            .message(
                                    EVENT_NAMES,
                                    new ProtoBuffer().integer(IID, iid).text(NAME, name)));
        }
        event.clear().integer(TYPE, SLICE_BEGIN).integer(NAME_IID, iid);
        end(FIRST_ROW + row);
    }

    @Override
    public void ends(long time, int row) throws IOException {
        begin(time);
        event.clear().integer(TYPE, SLICE_END);
        end(FIRST_ROW + row);
    }

    @Override
    public void value(long time, int series, double value) throws IOException {
        begin(time);
        event.clear().integer(TYPE, COUNTER).real(DOUBLE_VALUE, value);
        end(FIRST_SERIES + series);
    }

    private void begin(long time) {
        packet.clear().integer(TIMESTAMP, time).integer(SEQUENCE, 1);
        packet.integer(SEQUENCE_FLAGS, NEEDS_STATE);
    }

    private void end(long track) throws IOException {
        event.integer(TRACK, track);
        packet.message(TRACK_EVENT, event);
        write();
    }

    @Override
    public void finish() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
