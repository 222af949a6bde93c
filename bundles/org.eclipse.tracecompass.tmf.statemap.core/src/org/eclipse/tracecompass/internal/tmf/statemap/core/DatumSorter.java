package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Writes data to a file in the order of time, whatever order it comes in; of the same time, what
 * comes first is first. Memory is that of one run of {@value #RUN} records: if the runs overlap in
 * time, they are merged at the end. Not thread-safe.
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
        this.run = run;
        this.times = new long[run];
        this.entities = new int[run];
        this.states = new int[run];
        this.tags = new int[run];
        this.file = Files.createTempFile("statemap", ".data");
        this.out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
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
        int[] order = sorted ? null : order();
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

    private int[] order() {
        Integer[] boxed = new Integer[count];
        Arrays.setAll(boxed, i -> i);
        Arrays.sort(boxed, Comparator.comparingLong(i -> times[i]));
        return Arrays.stream(boxed).mapToInt(Integer::intValue).toArray();
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
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ);
                OutputStream sink =
                        new BufferedOutputStream(Files.newOutputStream(target), 1 << 16)) {
            PriorityQueue<Run> runs =
                    new PriorityQueue<>(
                            Comparator.comparingLong(Run::time).thenComparingLong(r -> r.begin));
            for (int i = 0; i < runStarts.size(); i++) {
                long end = i + 1 < runStarts.size() ? runStarts.get(i + 1) : written;
                runs.add(new Run(in, runStarts.get(i), end));
            }
            while (!runs.isEmpty()) {
                Run first = runs.remove();
                sink.write(first.buffer.array(), first.buffer.position(), RECORD);
                if (first.advance()) {
                    runs.add(first);
                }
            }
        } catch (IOException e) {
            Files.deleteIfExists(target);
            throw e;
        } finally {
            Files.deleteIfExists(file);
        }
        return target;
    }

    /** Gives the file up, unless it was finished. */
    @Override
    public void close() throws IOException {
        if (!finished) {
            out.close();
            Files.deleteIfExists(file);
        }
    }

    /** A sorted part of the file, record by record. */
    private static final class Run {
        private final FileChannel channel;
        private final long begin;
        private final long end;
        private final ByteBuffer buffer = ByteBuffer.allocate(MERGE_BUFFER).limit(0);
        private long next;

        Run(FileChannel channel, long begin, long end) throws IOException {
            this.channel = channel;
            this.begin = begin;
            this.end = end;
            this.next = begin;
            fill();
        }

        long time() {
            return buffer.getLong(buffer.position());
        }

        boolean advance() throws IOException {
            buffer.position(buffer.position() + RECORD);
            return buffer.hasRemaining() || fill();
        }

        private boolean fill() throws IOException {
            if (next == end) {
                return false;
            }
            buffer.clear().limit((int) Math.min(MERGE_BUFFER, (end - next) * RECORD));
            DatumFile.readFully(channel, buffer, next * RECORD);
            next += buffer.limit() / RECORD;
            buffer.flip();
            return true;
        }
    }
}
