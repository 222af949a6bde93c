package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.common.core.files.SharedFile;

/**
 * Writes data to a file in time order, for any order of input; of the same time, what comes first
 * is first. Memory is that of one run of {@value #RUN} records: if the runs overlap in time, they
 * are merged at the end. Not thread-safe.
 */
final class DatumSorter implements AutoCloseable {

    /** The size of a record: time, entity, state and tag. */
    static final int RECORD = Long.BYTES + 3 * Integer.BYTES;

    private static final int RUN = 1 << 18;
    private static final int MERGE_BUFFER = 4096 * RECORD;

    private final int run;
    private final Path file;
    private final OutputStream out;
    private final long[] times;
    private final int[] entities;
    private final int[] states;
    private final int[] tags;
    private final ByteBuffer record = ByteBuffer.allocate(RECORD);
    private final List<Long> runStarts = new ArrayList<>();
    private int count;
    private long written;
    private long latest = Long.MIN_VALUE;
    private boolean inOrder = true;
    private boolean finished;

    /** Sorts to a new temporary file. */
    DatumSorter() throws IOException {
        this(RUN);
    }

    DatumSorter(int run) throws IOException {
        this(run, Files.createTempFile("statemap", ".data"));
    }

    private DatumSorter(int run, Path file) throws IOException {
        this(run, file, new BufferedOutputStream(Files.newOutputStream(file), 1 << 16));
    }

    /** Sorts to a file that it owns, by a stream to it. */
    DatumSorter(int run, Path file, OutputStream out) {
        this.run = run;
        this.file = file;
        this.out = out;
        this.times = new long[run];
        this.entities = new int[run];
        this.states = new int[run];
        this.tags = new int[run];
    }

    void add(long time, int entity, int state, int tag) throws IOException {
        times[count] = time;
        entities[count] = entity;
        states[count] = state;
        tags[count] = tag;
        if (++count == run) {
            flush();
        }
    }

    private void flush() throws IOException {
        if (count == 0) {
            return;
        }
        boolean sorted = true;
        long earliest = times[0];
        for (int i = 1; i < count; i++) {
            sorted &= times[i - 1] <= times[i];
            earliest = Math.min(earliest, times[i]);
        }
        inOrder &= earliest >= latest;
        runStarts.add(written);
        int[] order = sorted ? null : order(earliest);
        for (int i = 0; i < count; i++) {
            int k = order == null ? i : order[i];
            record.clear();
            record.putLong(times[k]).putInt(entities[k]).putInt(states[k]).putInt(tags[k]);
            out.write(record.array());
            latest = Math.max(latest, times[k]);
        }
        written += count;
        count = 0;
    }

    /** The places of records by time and then by place. */
    private int[] order(long earliest) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(count);
        long most = 0;
        for (int i = 0; i < count; i++) {
            most |= times[i] - earliest;
        }
        if (Long.numberOfLeadingZeros(most) <= bits) {
            return IntStream.range(0, count)
                    .boxed()
                    .sorted(Comparator.comparingLong(i -> times[i]))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
        // time and place fit into one number
        long[] keys = new long[count];
        Arrays.setAll(keys, i -> times[i] - earliest << bits | i);
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) (key & (1L << bits) - 1)).toArray();
    }

    /** Ends the sorting; returns the file, which belongs to the caller. */
    Path finish() throws IOException {
        flush();
        out.close();
        Path sorted = inOrder ? file : merged();
        finished = true;
        return sorted;
    }

    private Path merged() throws IOException {
        Path target = Files.createTempFile("statemap", ".data");
        try (SharedFile in = SharedFile.open(file);
                OutputStream sink =
                        new BufferedOutputStream(Files.newOutputStream(target), 1 << 16)) {
            Run[] runs = new Run[runStarts.size()];
            for (int i = 0; i < runs.length; i++) {
                long end = i + 1 < runs.length ? runStarts.get(i + 1) : written;
                runs[i] = new Run(in, runStarts.get(i), end);
            }
            int size = runs.length;
            for (int i = size - 1; i >= 0; i--) {
                settle(runs, i, size);
            }
            while (size > 0) {
                Run first = runs[0];
                sink.write(first.buffer.array(), first.buffer.position(), RECORD);
                if (!first.advance()) {
                    runs[0] = runs[--size];
                }
                settle(runs, 0, size);
            }
        } catch (IOException e) {
            Files.deleteIfExists(target);
            throw e;
        } finally {
            Files.deleteIfExists(file);
        }
        return target;
    }

    /** Lets a run sink in a heap of runs until none below it comes before it. */
    private static void settle(Run[] heap, int place, int size) {
        Run run = heap[place];
        int at = place;
        for (int below = 2 * at + 1; below < size; below = 2 * at + 1) {
            if (below + 1 < size && heap[below + 1].isBefore(heap[below])) {
                below++;
            }
            if (run.isBefore(heap[below])) {
                break;
            }
            heap[at] = heap[below];
            at = below;
        }
        heap[at] = run;
    }

    /** Discards the file, unless it was finished. */
    @Override
    public void close() throws IOException {
        if (!finished) {
            try {
                out.close();
            } finally {
                // Also where the disk is too full for what is still to be written.
                Files.deleteIfExists(file);
            }
        }
    }

    /** A sorted part of the file, record by record. */
    private static final class Run {
        private final SharedFile file;
        private final long begin;
        private final long end;
        private final ByteBuffer buffer = ByteBuffer.allocate(MERGE_BUFFER).limit(0);
        private long next;
        private long time;

        Run(SharedFile file, long begin, long end) throws IOException {
            this.file = file;
            this.begin = begin;
            this.end = end;
            this.next = begin;
            fill();
        }

        boolean isBefore(Run other) {
            return time != other.time ? time < other.time : begin < other.begin;
        }

        boolean advance() throws IOException {
            buffer.position(buffer.position() + RECORD);
            if (!buffer.hasRemaining()) {
                return fill();
            }
            time = buffer.getLong(buffer.position());
            return true;
        }

        private boolean fill() throws IOException {
            if (next == end) {
                return false;
            }
            buffer.clear().limit((int) Math.min(MERGE_BUFFER, (end - next) * RECORD));
            DatumFile.readFully(file, buffer, next * RECORD);
            next += buffer.limit() / RECORD;
            buffer.flip();
            time = buffer.getLong(0);
            return true;
        }
    }
}
