package org.eclipse.tracecompass.tmf.core.trace.indexer;

import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.RandomAccess;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * Checkpoints as records of one size in memory, kept in a file of the trace's supplementary folder.
 *
 * <p>The file is written at once when the number of events is set, that is when the whole trace was
 * indexed, and read whole when the trace is opened again. A file that is damaged, is of another
 * trace, or of another size of record, is ignored and rewritten. Thread-safe.
 */
final class StoredCheckpointIndex implements ITmfCheckpointIndex {

    private static final System.Logger LOGGER = LazyLogger.of(StoredCheckpointIndex.class);
    private static final int PAGE_RECORDS = 1024;

    private final ITmfPersistentlyIndexable trace;
    private final Path file;
    private final int recordSize;
    private final CheckpointFile.Shape shape;
    private final List<byte[]> pages = new ArrayList<>();
    private final boolean fromScratch;
    private int size;
    private TmfTimeRange timeRange = TmfTimeRange.NULL_RANGE;
    private long nbEvents;
    private boolean storable = true;

    /**
     * The index of a trace, read from its file if there is a good one.
     *
     * @param trace the trace, persistently indexable
     * @param fileName name of the file in the supplementary folder
     */
    public StoredCheckpointIndex(ITmfTrace trace, String fileName) {
        if (!(trace instanceof ITmfPersistentlyIndexable indexable)) {
            throw new IllegalArgumentException(
                    "The locations of this trace cannot be stored: " + trace);
        }
        this.trace = indexable;
        recordSize = indexable.getCheckpointSize();
        file = OwnClock.folder(trace).resolve(fileName);
        shape = new CheckpointFile.Shape(recordSize, OwnClock.origin(trace));
        CheckpointFile.Content content = CheckpointFile.read(file, shape);
        fromScratch = content == null;
        if (content != null) {
            size = content.size();
            nbEvents = content.nbEvents();
            timeRange = content.timeRange();
            for (int page = 0; page * PAGE_RECORDS < size; page++) {
                byte[] bytes = new byte[PAGE_RECORDS * recordSize];
                content.records()
                        .get(bytes, 0, Math.min(bytes.length, content.records().remaining()));
                pages.add(bytes);
            }
        }
    }

    @NonNullByDefault({})
    @Override
    public synchronized void insert(ITmfCheckpoint checkpoint) {
        if (size % PAGE_RECORDS == 0) {
            pages.add(new byte[PAGE_RECORDS * recordSize]);
        }
        try {
            checkpoint.serialize(record(size));
        } catch (BufferOverflowException e) {
            storable = false;
            throw new IllegalStateException(
                    "A checkpoint of this trace takes more than the "
                            + recordSize
                            + " bytes that it announced",
                    e);
        }
        size++;
    }

    private ByteBuffer record(int number) {
        return ByteBuffer.wrap(
                pages.get(number / PAGE_RECORDS), number % PAGE_RECORDS * recordSize, recordSize);
    }

    @Override
    public synchronized @Nullable ITmfCheckpoint get(long checkpointRank) {
        return checkpointRank < 0 || checkpointRank >= size ? null : read((int) checkpointRank);
    }

    private ITmfCheckpoint read(int number) {
        ByteBuffer buffer = record(number);
        ITmfLocation location = trace.restoreLocation(buffer);
        return new TmfCheckpoint(TmfTimestamp.create(buffer), location, buffer);
    }

    /** The checkpoints as a list, each read when it is asked for. */
    private final class Records extends AbstractList<ITmfCheckpoint> implements RandomAccess {
        @Override
        public ITmfCheckpoint get(int number) {
            return read(number);
        }

        @Override
        public int size() {
            return size;
        }
    }

    @NonNullByDefault({})
    @Override
    public synchronized long binarySearch(ITmfCheckpoint checkpoint) {
        return Collections.binarySearch(new Records(), checkpoint);
    }

    @Override
    public synchronized boolean isEmpty() {
        return size == 0;
    }

    @Override
    public synchronized int size() {
        return size;
    }

    @Override
    public synchronized void dispose() {
        pages.clear();
        size = 0;
        storable = false;
    }

    @Override
    public boolean isCreatedFromScratch() {
        return fromScratch;
    }

    @NonNullByDefault({})
    @Override
    public synchronized void setTimeRange(TmfTimeRange timeRange) {
        this.timeRange = timeRange;
    }

    @Override
    public synchronized void setNbEvents(long nbEvents) {
        this.nbEvents = nbEvents;
        if (storable) {
            try {
                CheckpointFile.write(file, shape, size, nbEvents, timeRange, pages);
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The index of the trace was not stored in " + file,
                        e);
            }
        }
    }

    @Override
    public synchronized TmfTimeRange getTimeRange() {
        return timeRange;
    }

    @Override
    public synchronized long getNbEvents() {
        return nbEvents;
    }
}
