package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.ByteSink;
import org.eclipse.tracecompass.internal.statesystem.core.history.Bytes;
import org.eclipse.tracecompass.internal.statesystem.core.partial.CheckpointStates.Correction;
import org.eclipse.tracecompass.statesystem.core.statevalue.IStateValueSerializer;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;

/**
 * The stored form of what a partial history knows of its segments. All numbers are varints, those
 * that may be negative with their sign in the lowest bit; times are less the start of the history.
 *
 * <pre>
 * checkpoints = form (1), intervals, segments, types, corrections
 * segments    = number, then for each: inserts, intervals within it; if there are any: earliest start, its distance
 *               to the latest end, hash; 0, or 1 and then: position, attributes, time of the latest change, end,
 *               position of the state in the file, its length
 * types       = number of runs, then for each: attributes, type (0 none, 1 int, 2 long, 3 double, 4 text,
 *               5 other, followed by the id of its serializer)
 * corrections = number, then for each: first checkpoint, distance to the last one, attribute, start, length and
 *               bytes of the value (see {@link StateValueCodec})
 * </pre>
 */
final class CheckpointsCodec {

    private static final int FORM = 1;
    private static final List<Class<?>> BUILT_IN =
            List.of(Integer.class, Long.class, Double.class, String.class);
    private static final int OTHER = BUILT_IN.size() + 1;

    /**
     * The stored data.
     *
     * @param intervals how many intervals the whole history has
     * @param segments the segments
     * @param types the types of the attributes
     * @param corrections the states that are not found otherwise
     */
    record Content(
            long intervals,
            List<Segment> segments,
            @Nullable Class<?>[] types,
            List<Correction> corrections) {}

    private CheckpointsCodec() {}

    static byte[] write(
            SegmentList segments,
            @Nullable Class<?>[] types,
            List<Correction> corrections,
            long intervals,
            long historyStart) {
        ByteSink out = new ByteSink();
        out.putVarint(FORM);
        out.putVarint(intervals);
        out.putVarint(segments.size());
        for (int i = 0; i < segments.size(); i++) {
            write(out, segments.get(i), historyStart);
        }
        writeTypes(out, types);
        out.putVarint(corrections.size());
        for (Correction correction : corrections) {
            out.putVarint(correction.from());
            out.putVarint(correction.to() - correction.from());
            out.putVarint(correction.quark());
            putSigned(out, correction.start() - historyStart);
            byte[] value = value(correction.value());
            out.putVarint(value.length);
            out.putBytes(value);
        }
        return out.toByteArray();
    }

    private static void write(ByteSink out, Segment segment, long historyStart) {
        out.putVarint(segment.endInsert() - segment.firstInsert());
        out.putVarint(segment.within());
        if (segment.within() > 0) {
            putSigned(out, segment.minStart() - historyStart);
            putSigned(out, segment.maxEnd() - segment.minStart());
            putSigned(out, segment.hash());
        }
        ResumePoint resume = segment.resume();
        out.putVarint(resume == null ? 0 : 1);
        if (resume != null) {
            out.putVarint(resume.position());
            out.putVarint(resume.attributes());
            putSigned(out, resume.latest() - historyStart);
            putSigned(out, resume.end() - historyStart);
            out.putVarint(resume.statePosition());
            out.putVarint(resume.stateLength());
        }
    }

    private static void writeTypes(ByteSink out, @Nullable Class<?>[] types) {
        int runs = 0;
        for (int i = 0; i < types.length; i++) {
            if (i == 0 || types[i] != types[i - 1]) {
                runs++;
            }
        }
        out.putVarint(runs);
        int begin = 0;
        for (int i = 1; i <= types.length; i++) {
            if (i == types.length || types[i] != types[i - 1]) {
                out.putVarint(i - begin);
                writeType(out, types[begin]);
                begin = i;
            }
        }
    }

    private static void writeType(ByteSink out, @Nullable Class<?> type) {
        if (type == null || BUILT_IN.contains(type)) {
            out.putVarint(type == null ? 0 : BUILT_IN.indexOf(type) + 1);
            return;
        }
        IStateValueSerializer<?> serializer = StateValueSerializers.find(type);
        out.putVarint(serializer == null ? 0 : OTHER);
        if (serializer != null) {
            out.putString(serializer.getId());
        }
    }

    private static byte[] value(@Nullable Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            StateValueCodec.write(new DataOutputStream(bytes), value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void putSigned(ByteSink out, long value) {
        out.putVarint(value << 1 ^ value >> Long.SIZE - 1);
    }

    private static long getSigned(ByteBuffer in) {
        long value = Bytes.getVarint(in);
        return value >>> 1 ^ -(value & 1);
    }

    private static int getCount(ByteBuffer in) {
        return Math.toIntExact(Bytes.getVarint(in));
    }

    static Content read(byte[] bytes, long historyStart) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (Bytes.getVarint(in) != FORM) {
            throw new IOException("The checkpoints of the state history have an unknown form");
        }
        long intervals = Bytes.getVarint(in);
        List<Segment> segments = new ArrayList<>();
        long inserts = 0;
        for (int count = getCount(in); count > 0; count--) {
            Segment segment = readSegment(in, inserts, historyStart);
            inserts = segment.endInsert();
            segments.add(segment);
        }
        @Nullable Class<?>[] types = readTypes(in);
        List<Correction> corrections = new ArrayList<>();
        for (int count = getCount(in); count > 0; count--) {
            int from = getCount(in);
            int to = from + getCount(in);
            int quark = getCount(in);
            long start = historyStart + getSigned(in);
            byte[] value = new byte[Math.min(in.remaining(), getCount(in))];
            in.get(value);
            corrections.add(
                    new Correction(
                            from,
                            to,
                            quark,
                            start,
                            StateValueCodec.read(
                                    new DataInputStream(new ByteArrayInputStream(value)))));
        }
        return new Content(intervals, segments, types, corrections);
    }

    private static Segment readSegment(ByteBuffer in, long firstInsert, long historyStart) {
        long inserts = Bytes.getVarint(in);
        long within = Bytes.getVarint(in);
        long minStart = Long.MAX_VALUE;
        long maxEnd = Long.MIN_VALUE;
        long hash = 0;
        if (within > 0) {
            minStart = historyStart + getSigned(in);
            maxEnd = minStart + getSigned(in);
            hash = getSigned(in);
        }
        ResumePoint resume =
                Bytes.getVarint(in) == 0
                        ? null
                        : new ResumePoint(
                                Bytes.getVarint(in),
                                getCount(in),
                                historyStart + getSigned(in),
                                historyStart + getSigned(in),
                                Bytes.getVarint(in),
                                getCount(in));
        return new Segment(
                firstInsert, firstInsert + inserts, within, minStart, maxEnd, hash, resume);
    }

    private static @Nullable Class<?>[] readTypes(ByteBuffer in) {
        List<@Nullable Class<?>> types = new ArrayList<>();
        for (int runs = getCount(in); runs > 0; runs--) {
            int length = getCount(in);
            int code = getCount(in);
            Class<?> type = null;
            if (code == OTHER) {
                IStateValueSerializer<?> serializer =
                        StateValueSerializers.find(Bytes.getString(in));
                type = serializer == null ? null : serializer.getValueClass();
            } else if (code > 0) {
                type = BUILT_IN.get(code - 1);
            }
            for (int i = 0; i < length; i++) {
                types.add(type);
            }
        }
        return types.toArray(new Class<?>[0]);
    }
}
