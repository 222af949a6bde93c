package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.SharedFile;
import org.eclipse.tracecompass.common.core.files.UnfinishedFiles;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statemap.core.read.StatemapParser;

/**
 * All data of a map in the order of time, in a temporary file of records of the same size, so that
 * each is found by its rank: text may be compressed, and entities in it may be out of step.
 * Thread-safe.
 */
public final class DatumFile implements AutoCloseable {

    /** So many records are read at once. */
    private static final int CHUNK = 4096;

    private static final int RECENT = 8;

    private static final int BUFFER = 1 << 16;

    private record Chunk(long first, ByteBuffer records) {}

    /**
     * An entity.
     *
     * @param name its name
     * @param description what is said of it, or empty
     */
    public record Entity(String name, String description) {}

    private final Path file;
    private final SharedFile content;
    private final long size;
    private final StatemapMetadata metadata;
    private final List<Entity> entities;
    private final List<StatemapTag> tags;
    private final boolean repeats;
    private final Optional<String> problem;

    /** The chunks read last, for all readers; those of a thread would outlive the trace. */
    private final AtomicReferenceArray<@Nullable Chunk> recent = new AtomicReferenceArray<>(RECENT);

    private DatumFile(
            Path file, StatemapParser parser, DatumCollector collector, Optional<String> problem)
            throws IOException {
        this.file = file;
        this.content = SharedFile.open(file);
        this.size = content.size() / DatumSorter.RECORD;
        this.metadata = parser.metadata();
        this.repeats = collector.repeats();
        this.problem = problem;
        List<Entity> named = new ArrayList<>();
        for (int i = 0; i < parser.entities(); i++) {
            named.add(new Entity(parser.entityName(i), parser.entityDescription(i)));
        }
        this.entities = List.copyOf(named);
        List<StatemapTag> defined = new ArrayList<>();
        for (int i = 0; i < parser.tags(); i++) {
            defined.add(parser.tag(i));
        }
        this.tags = List.copyOf(defined);
    }

    /**
     * Reads data. What comes behind something wrong is left out, see {@link #problem()}.
     *
     * @throws IOException if it cannot be read, or has no metadata that makes sense; the message
     *     says why
     */
    public static DatumFile of(Path data) throws IOException {
        try (DatumSorter sorter = new DatumSorter()) {
            return of(data, sorter);
        }
    }

    static DatumFile of(Path data, DatumSorter sorter) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(data), BUFFER)) {
            DatumCollector collector = new DatumCollector(sorter);
            StatemapParser parser = new StatemapParser(in, false);
            Optional<String> problem = Optional.empty();
            try {
                parser.parse(collector);
            } catch (StatemapException e) {
                if (!collector.hasBegun()) {
                    throw e;
                }
                problem = Optional.of(String.valueOf(e.getMessage()));
            } catch (UncheckedIOException e) {
                // The data is sound, but cannot be written.
                throw e.getCause();
            }
            Path sorted = sorter.finish();
            UnfinishedFiles.add(sorted);
            try {
                return new DatumFile(sorted, parser, collector, problem);
            } catch (IOException e) {
                UnfinishedFiles.delete(sorted);
                throw e;
            }
        }
    }

    static void readFully(SharedFile content, ByteBuffer buffer, long position) throws IOException {
        long at = position;
        while (buffer.hasRemaining()) {
            int read = content.read(buffer, at);
            if (read < 0) {
                throw new EOFException("the temporary file of statemap data was cut");
            }
            at += read;
        }
    }

    /** Returns how many data there are. */
    public long size() {
        return size;
    }

    /** Returns what the data says of itself. */
    public StatemapMetadata metadata() {
        return metadata;
    }

    /** Returns the entities by number. */
    public List<Entity> entities() {
        return entities;
    }

    /** Returns the tags by number. */
    public List<StatemapTag> tags() {
        return tags;
    }

    /** Returns whether an entity goes into the state and tag that it is in already. */
    public boolean repeats() {
        return repeats;
    }

    /** Returns a sentence on what is wrong with the data, if something is. */
    public Optional<String> problem() {
        return problem;
    }

    /**
     * Returns a datum.
     *
     * @param rank from 0, less than {@link #size()}
     */
    public Datum get(long rank) throws IOException {
        long first = rank / CHUNK * CHUNK;
        int slot = (int) (rank / CHUNK % RECENT);
        Chunk now = recent.get(slot);
        if (now == null || now.first != first) {
            now = read(first);
            recent.set(slot, now);
        }
        int at = (int) (rank - now.first) * DatumSorter.RECORD;
        ByteBuffer records = now.records;
        return new Datum(
                records.getLong(at),
                records.getInt(at + 8),
                records.getInt(at + 12),
                records.getInt(at + 16));
    }

    private Chunk read(long first) throws IOException {
        int count = (int) Math.min(CHUNK, size - first);
        ByteBuffer records = ByteBuffer.allocate(count * DatumSorter.RECORD);
        readFully(content, records, first * DatumSorter.RECORD);
        return new Chunk(first, records);
    }

    @Override
    public void close() throws IOException {
        content.close();
        UnfinishedFiles.delete(file);
    }
}
