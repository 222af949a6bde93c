package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTree;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTreeCodec;
import org.eclipse.tracecompass.internal.statesystem.core.IHistory;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryFile.Kind;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.backend.IStoredHistory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The full history, in a file or in memory: what a state system sees of a {@link HistoryStore}.
 *
 * <p>A file is written to as blocks fill up and is complete when building finishes. One that is
 * disposed of before is deleted.
 */
public final class HistoryBackend implements IHistory, IStoredHistory {

    /** The type of the value null. */
    public static final int NULL = PayloadType.NULL;

    /** The type of values of 32 bits. */
    public static final int INT = PayloadType.INT;

    /** The type of values of 64 bits. */
    public static final int LONG = PayloadType.LONG;

    private static final byte[] NO_CHECKPOINTS = {};

    private final String ssid;
    private final HistoryStore store;
    private final @Nullable HistoryFile file;
    private @Nullable AttributeTree tree;
    private byte @Nullable [] storedTree;
    private byte[] checkpoints = NO_CHECKPOINTS;
    private boolean finished;

    private HistoryBackend(String ssid, HistoryStore store, @Nullable HistoryFile file) {
        this.ssid = ssid;
        this.store = store;
        this.file = file;
    }

    /**
     * Creates a history in memory.
     *
     * @param ssid the id of the state system
     * @param startTime its first instant
     * @return the backend
     */
    public static HistoryBackend inMemory(String ssid, long startTime) {
        return inMemory(ssid, startTime, HistoryStore.BLOCK_CAPACITY);
    }

    static HistoryBackend inMemory(String ssid, long startTime, int blockCapacity) {
        return new HistoryBackend(
                ssid,
                new HistoryStore(ssid, startTime, null, blockCapacity, BlockCache.SHARED),
                null);
    }

    /**
     * Begins a history in a new file, which replaces the one that is there.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider, asked for when it is opened again
     * @param startTime the first instant
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static HistoryBackend create(String ssid, File file, int providerVersion, long startTime)
            throws IOException {
        return create(ssid, file, providerVersion, startTime, HistoryOrigin.UNKNOWN);
    }

    /**
     * Begins a history of a certain origin in a new file, which replaces the one that is there.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider, asked for when it is opened again
     * @param startTime the first instant
     * @param origin from what it is made, asked for as well
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static HistoryBackend create(
            String ssid, File file, int providerVersion, long startTime, HistoryOrigin origin)
            throws IOException {
        HistoryHeader header = new HistoryHeader(Kind.FULL, ssid, providerVersion, origin);
        return on(
                ssid,
                HistoryFile.create(file, header, startTime),
                HistoryStore.BLOCK_CAPACITY,
                BlockCache.SHARED);
    }

    static HistoryBackend create(
            String ssid,
            File file,
            int providerVersion,
            long startTime,
            int blockCapacity,
            BlockCache cache)
            throws IOException {
        HistoryHeader header =
                new HistoryHeader(Kind.FULL, ssid, providerVersion, HistoryOrigin.UNKNOWN);
        return on(ssid, HistoryFile.create(file, header, startTime), blockCapacity, cache);
    }

    /**
     * Begins the part of a partial history that is kept in a file, which replaces the one that is
     * there.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider, asked for when it is opened again
     * @param startTime the first instant of the history
     * @param origin from what it is made, asked for as well
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static HistoryBackend createPartial(
            String ssid, File file, int providerVersion, long startTime, HistoryOrigin origin)
            throws IOException {
        HistoryHeader header = new HistoryHeader(Kind.PARTIAL, ssid, providerVersion, origin);
        return on(
                ssid,
                HistoryFile.create(file, header, startTime),
                HistoryStore.BLOCK_CAPACITY,
                BlockCache.SHARED);
    }

    /** Begins a history in a file that was just begun. */
    static HistoryBackend on(String ssid, HistoryFile file, int blockCapacity, BlockCache cache) {
        return new HistoryBackend(
                ssid, new HistoryStore(ssid, file.startTime(), file, blockCapacity, cache), file);
    }

    /**
     * Opens a complete file.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider that it must have, or {@link
     *     org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder#IGNORE_PROVIDER_VERSION}
     * @return the backend
     * @throws IOException if there is no such file, it is not complete, damaged, or of another
     *     version
     */
    public static HistoryBackend open(String ssid, File file, int providerVersion)
            throws IOException {
        return open(ssid, file, providerVersion, BlockCache.SHARED);
    }

    static HistoryBackend open(String ssid, File file, int providerVersion, BlockCache cache)
            throws IOException {
        return open(
                file,
                new HistoryHeader(Kind.FULL, ssid, providerVersion, HistoryOrigin.UNKNOWN),
                cache);
    }

    /**
     * Opens a complete file of a certain origin.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion as for {@link #open(String, File, int)}
     * @param origin from what it must be made
     * @return the backend
     * @throws IOException as for {@link #open(String, File, int)}, and if it is of another origin
     */
    public static HistoryBackend open(
            String ssid, File file, int providerVersion, HistoryOrigin origin) throws IOException {
        return open(
                file,
                new HistoryHeader(Kind.FULL, ssid, providerVersion, origin),
                BlockCache.SHARED);
    }

    /**
     * Opens the part of a partial history that is kept in a file.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion as for {@link #open(String, File, int)}
     * @param origin from what it must be made
     * @return the backend
     * @throws IOException as for {@link #open(String, File, int)}, and if it is of another origin
     */
    public static HistoryBackend openPartial(
            String ssid, File file, int providerVersion, HistoryOrigin origin) throws IOException {
        return open(
                file,
                new HistoryHeader(Kind.PARTIAL, ssid, providerVersion, origin),
                BlockCache.SHARED);
    }

    private static HistoryBackend open(File file, HistoryHeader header, BlockCache cache)
            throws IOException {
        String ssid = header.ssid();
        HistoryFile historyFile = HistoryFile.open(file, header);
        boolean good = false;
        try {
            HistoryFile.Sections sections = historyFile.readSections();
            HistoryStore store =
                    new HistoryStore(
                            ssid,
                            historyFile.startTime(),
                            historyFile,
                            HistoryStore.BLOCK_CAPACITY,
                            cache);
            DirectoryCodec.read(sections.directory(), store.levels());
            store.restore(
                    new StringDictionary(sections.dictionary()),
                    sections.endTime(),
                    sections.intervals());
            HistoryBackend backend = new HistoryBackend(ssid, store, historyFile);
            backend.storedTree = sections.attributes();
            backend.checkpoints = sections.checkpoints();
            backend.finished = true;
            good = true;
            return backend;
        } catch (RuntimeException e) {
            throw new IOException(
                    "The state history " + file + " is damaged: " + e.getMessage(), e);
        } finally {
            if (!good) {
                historyFile.close();
            }
        }
    }

    /** Whether the file is mapped into the address space by now. */
    boolean isMapped() {
        HistoryFile file = this.file;
        return file != null && file.isMapped();
    }

    @Override
    public void onDamage(Consumer<DamagedHistoryException> listener) {
        HistoryFile file = this.file;
        if (file != null) {
            file.onDamage(listener);
        }
    }

    @Override
    public void verify(BooleanSupplier cancelled) {
        if (file != null) {
            store.verify(cancelled);
        }
    }

    @Override
    public long getFileSize() {
        HistoryFile file = this.file;
        return file == null ? 0 : file.size();
    }

    /**
     * The error of a damaged stored history, which is reported to the listens.
     *
     * @param what what is wrong, without the name of the file
     * @param cause by what it was found; null if by comparing
     * @return the exception, to be thrown
     */
    public DamagedHistoryException damaged(String what, @Nullable Throwable cause) {
        return file().damaged(what, cause);
    }

    /**
     * Counts the intervals.
     *
     * @return how many were inserted
     */
    @Override
    public long getIntervalCount() {
        return store.intervals();
    }

    @Override
    public String getSSID() {
        return ssid;
    }

    @Override
    public long getStartTime() {
        return store.startTime();
    }

    @Override
    public long getEndTime() {
        return store.endTime();
    }

    @Override
    public void attachAttributes(AttributeTree tree) {
        this.tree = tree;
    }

    @Override
    public void loadAttributes(AttributeTree tree) throws IOException {
        byte[] stored = storedTree;
        if (stored == null) {
            throw new IOException("The history of " + ssid + " was not opened from a file");
        }
        AttributeTreeCodec.read(stored, tree);
        storedTree = null;
    }

    /**
     * As {@link #insertPastState}, for values that are whole numbers or null.
     *
     * @param start the first instant
     * @param end the last instant
     * @param quark the attribute
     * @param type {@link #NULL}, {@link #INT} or {@link #LONG}
     * @param number the value; 0 for null
     */
    public void insertNumber(long start, long end, int quark, int type, long number) {
        checkOpen();
        store.insertNumber(start, end, quark, type, number);
    }

    private void checkOpen() {
        if (finished) {
            throw new IllegalStateException(
                    "The history of " + ssid + " is closed and accepts no more states");
        }
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value)
            throws TimeRangeException {
        checkOpen();
        store.insert(stateStartTime, stateEndTime, quark, value);
    }

    @Override
    public void finishedBuilding(long endTime) throws TimeRangeException {
        finish(endTime, NO_CHECKPOINTS);
    }

    /**
     * Ends the building.
     *
     * @param endTime the last instant of the history
     * @param checkpoints what {@link #checkpoints()} gives when the history is opened again
     */
    public void finish(long endTime, byte[] checkpoints) {
        if (finished) {
            return;
        }
        finished = true;
        store.seal();
        store.raiseEnd(endTime);
        HistoryFile file = this.file;
        if (file != null) {
            AttributeTree tree = this.tree;
            file.finish(
                    new HistoryFile.Sections(
                            store.strings().store(),
                            AttributeTreeCodec.write(tree == null ? new AttributeTree() : tree),
                            DirectoryCodec.write(store.levels()),
                            store.endTime(),
                            store.intervals(),
                            checkpoints));
        }
    }

    /**
     * Returns the stored checkpoints.
     *
     * @return the bytes, empty unless this is a part of a partial history that was opened
     */
    public byte[] checkpoints() {
        return checkpoints;
    }

    /**
     * Writes other data into the file, between the blocks, with a checksum; called by the inserting
     * thread.
     *
     * @param bytes the bytes
     * @return their position
     */
    public long append(byte[] bytes) {
        return file().appendSealed(bytes);
    }

    /**
     * Reads bytes that were appended.
     *
     * @param position their position
     * @param length their number
     * @return the bytes
     */
    public byte[] read(long position, int length) {
        return file().readSealed(position, length);
    }

    private HistoryFile file() {
        HistoryFile file = this.file;
        if (file == null) {
            throw new IllegalStateException("The history of " + ssid + " is in memory");
        }
        return file;
    }

    /**
     * Returns the memory of the blocks of a history in memory.
     *
     * @return bytes; once nothing is inserted any more, that is nearly all
     */
    public long blockBytes() {
        return store.blockBytes();
    }

    @Override
    public void removeFiles() {
        HistoryFile file = this.file;
        if (file != null) {
            file.delete();
        }
    }

    @Override
    public void dispose() {
        store.dispose();
        HistoryFile file = this.file;
        if (file != null) {
            file.close();
        }
    }

    @Override
    public void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t)
            throws TimeRangeException, StateSystemDisposedException {
        @Nullable ITmfStateInterval[] state = currentStateInfo.toArray(new ITmfStateInterval[0]);
        store.fill(state, t);
        for (int quark = 0; quark < state.length; quark++) {
            currentStateInfo.set(quark, state[quark]);
        }
    }

    @Override
    public int fillState(@Nullable ITmfStateInterval[] state, long t) {
        return store.fill(state, t);
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark)
            throws TimeRangeException, StateSystemDisposedException {
        return store.find(t, attributeQuark);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition, TimeRangeCondition timeCondition, boolean reverse)
            throws TimeRangeException {
        return new Query2D(
                StoreQuery.of(store, new QuarkSet(quarkCondition), timeCondition, reverse));
    }

    /**
     * Prepares a visit of all states of some attributes in a span: of those that are stored now,
     * also if more are inserted until it is run.
     *
     * @param quarkCondition the attributes
     * @param start the first instant
     * @param end the last instant, included
     * @param visitor receives the states when the visit is run
     * @return the visit, to be run once
     */
    public Runnable visit(
            IntegerRangeCondition quarkCondition, long start, long end, IStateVisitor visitor) {
        return new RangeVisit(store, new QuarkSet(quarkCondition), start, end, visitor);
    }
}
