package org.eclipse.tracecompass.internal.tmf.core.trace.indexer;

import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.RandomAccess;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.OwnClock;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * Checkpoints as records of one size in memory, kept in a file of the trace's supplementary folder.
 *
 * <p>The file is written at once when the number of events is set, that is when the whole trace was
 * indexed, and read whole when the trace is opened again. A file that is damaged, or was written
 * for another size of record, is ignored and written anew. Thread-safe.
 */
public final class StoredCheckpointIndex implements ITmfCheckpointIndex {

    private static final System.Logger LOGGER =
            System.getLogger(StoredCheckpointIndex.class.getName());
    private static final int PAGE_RECORDS = 1024;

    private final ITmfPersistentlyIndexable fTrace;
    private final Path fFile;
    private final int fRecordSize;
    private final List<byte[]> fPages = new ArrayList<>();
    private final boolean fFromScratch;
    private int fSize;
    private TmfTimeRange fTimeRange = TmfTimeRange.NULL_RANGE;
    private long fNbEvents;
    private boolean fStorable = true;

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
        fTrace = indexable;
        fRecordSize = indexable.getCheckpointSize();
        fFile = OwnClock.folder(trace).resolve(fileName);
        CheckpointFile.Content content = CheckpointFile.read(fFile, fRecordSize);
        fFromScratch = content == null;
        if (content != null) {
            fSize = content.size();
            fNbEvents = content.nbEvents();
            fTimeRange = content.timeRange();
            for (int page = 0; page * PAGE_RECORDS < fSize; page++) {
                byte[] bytes = new byte[PAGE_RECORDS * fRecordSize];
                content.records()
                        .get(bytes, 0, Math.min(bytes.length, content.records().remaining()));
                fPages.add(bytes);
            }
        }
    }

    @Override
    public synchronized void insert(ITmfCheckpoint checkpoint) {
        if (fSize % PAGE_RECORDS == 0) {
            fPages.add(new byte[PAGE_RECORDS * fRecordSize]);
        }
        try {
            checkpoint.serialize(record(fSize));
        } catch (BufferOverflowException e) {
            fStorable = false;
            throw new IllegalStateException(
                    "A checkpoint of this trace takes more than the "
                            + fRecordSize
                            + " bytes that it announced",
                    e);
        }
        fSize++;
    }

    private ByteBuffer record(int number) {
        return ByteBuffer.wrap(
                fPages.get(number / PAGE_RECORDS),
                number % PAGE_RECORDS * fRecordSize,
                fRecordSize);
    }

    @Override
    public synchronized @Nullable ITmfCheckpoint get(long checkpointRank) {
        return checkpointRank < 0 || checkpointRank >= fSize ? null : read((int) checkpointRank);
    }

    private ITmfCheckpoint read(int number) {
        ByteBuffer buffer = record(number);
        ITmfLocation location = fTrace.restoreLocation(buffer);
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
            return fSize;
        }
    }

    @Override
    public synchronized long binarySearch(ITmfCheckpoint checkpoint) {
        return Collections.binarySearch(new Records(), checkpoint);
    }

    @Override
    public synchronized boolean isEmpty() {
        return fSize == 0;
    }

    @Override
    public synchronized int size() {
        return fSize;
    }

    @Override
    public synchronized void dispose() {
        fPages.clear();
        fSize = 0;
        fStorable = false;
    }

    @Override
    public boolean isCreatedFromScratch() {
        return fFromScratch;
    }

    @Override
    public synchronized void setTimeRange(TmfTimeRange timeRange) {
        fTimeRange = timeRange;
    }

    @Override
    public synchronized void setNbEvents(long nbEvents) {
        fNbEvents = nbEvents;
        if (fStorable) {
            try {
                CheckpointFile.write(fFile, fRecordSize, fSize, nbEvents, fTimeRange, fPages);
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The index of the trace was not stored in " + fFile,
                        e);
            }
        }
    }

    @Override
    public synchronized TmfTimeRange getTimeRange() {
        return fTimeRange;
    }

    @Override
    public synchronized long getNbEvents() {
        return fNbEvents;
    }
}
