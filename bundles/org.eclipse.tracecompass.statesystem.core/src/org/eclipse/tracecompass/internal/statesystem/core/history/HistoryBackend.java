package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTree;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTreeCodec;
import org.eclipse.tracecompass.internal.statesystem.core.IHistory;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The full history, in a file or in memory: what a state system sees of a {@link HistoryStore}.
 *
 * <p>A file is written to as blocks fill up and is complete when building finishes. One that is
 * disposed of before is deleted.
 */
public final class HistoryBackend implements IHistory {

    private static final byte[] NO_CHECKPOINTS = {};

    private final String fSsid;
    private final HistoryStore fStore;
    private final @Nullable HistoryFile fFile;
    private @Nullable AttributeTree fTree;
    private byte @Nullable [] fStoredTree;
    private byte[] fCheckpoints = NO_CHECKPOINTS;
    private boolean fFinished;

    private HistoryBackend(String ssid, HistoryStore store, @Nullable HistoryFile file) {
        fSsid = ssid;
        fStore = store;
        fFile = file;
    }

    /**
     * Makes a history in memory.
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
     * @throws IOException if the file cannot be made, or is being written by somebody else
     */
    public static HistoryBackend create(String ssid, File file, int providerVersion, long startTime)
            throws IOException {
        return create(
                ssid,
                file,
                providerVersion,
                startTime,
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
        return on(
                ssid,
                HistoryFile.create(file, HistoryFile.Kind.FULL, ssid, providerVersion, startTime),
                blockCapacity,
                cache);
    }

    /**
     * Begins the part of a partial history that is kept in a file, which replaces the one that is
     * there.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider, asked for when it is opened again
     * @param startTime the first instant
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by somebody else
     */
    public static HistoryBackend createPartial(
            String ssid, File file, int providerVersion, long startTime) throws IOException {
        return on(
                ssid,
                HistoryFile.create(
                        file, HistoryFile.Kind.PARTIAL, ssid, providerVersion, startTime),
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
                ssid, file, HistoryFile.open(file, HistoryFile.Kind.FULL, providerVersion), cache);
    }

    /**
     * Opens the part of a partial history that is kept in a file.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion as for {@link #open(String, File, int)}
     * @return the backend
     * @throws IOException as for {@link #open(String, File, int)}
     */
    public static HistoryBackend openPartial(String ssid, File file, int providerVersion)
            throws IOException {
        return open(
                ssid,
                file,
                HistoryFile.open(file, HistoryFile.Kind.PARTIAL, providerVersion),
                BlockCache.SHARED);
    }

    private static HistoryBackend open(
            String ssid, File file, HistoryFile historyFile, BlockCache cache) throws IOException {
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
            backend.fStoredTree = sections.attributes();
            backend.fCheckpoints = sections.checkpoints();
            backend.fFinished = true;
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

    /**
     * Counts the intervals.
     *
     * @return how many were inserted
     */
    @Override
    public long getIntervalCount() {
        return fStore.intervals();
    }

    @Override
    public String getSSID() {
        return fSsid;
    }

    @Override
    public long getStartTime() {
        return fStore.startTime();
    }

    @Override
    public long getEndTime() {
        return fStore.endTime();
    }

    @Override
    public void attachAttributes(AttributeTree tree) {
        fTree = tree;
    }

    @Override
    public void loadAttributes(AttributeTree tree) throws IOException {
        byte[] stored = fStoredTree;
        if (stored == null) {
            throw new IOException("The history of " + fSsid + " was not opened from a file");
        }
        AttributeTreeCodec.read(stored, tree);
        fStoredTree = null;
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value)
            throws TimeRangeException {
        if (fFinished) {
            throw new IllegalStateException(
                    "The history of " + fSsid + " is closed: nothing can be added to it");
        }
        fStore.insert(stateStartTime, stateEndTime, quark, value);
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
        if (fFinished) {
            return;
        }
        fFinished = true;
        fStore.seal();
        fStore.raiseEnd(endTime);
        HistoryFile file = fFile;
        if (file != null) {
            AttributeTree tree = fTree;
            file.finish(
                    new HistoryFile.Sections(
                            fStore.strings().store(),
                            AttributeTreeCodec.write(tree == null ? new AttributeTree() : tree),
                            DirectoryCodec.write(fStore.levels()),
                            fStore.endTime(),
                            fStore.intervals(),
                            checkpoints));
        }
    }

    /**
     * Gives what was stored about checkpoints.
     *
     * @return the bytes, empty unless this is a part of a partial history that was opened
     */
    public byte[] checkpoints() {
        return fCheckpoints;
    }

    /**
     * Puts bytes of somebody else's into the file, between the blocks, with a checksum; called by
     * whoever inserts.
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
        HistoryFile file = fFile;
        if (file == null) {
            throw new IllegalStateException("The history of " + fSsid + " is in memory");
        }
        return file;
    }

    /**
     * Tells what the blocks of a history in memory take.
     *
     * @return bytes; once nothing is inserted any more, that is nearly all
     */
    public long blockBytes() {
        return fStore.blockBytes();
    }

    /** {@inheritDoc} The tree is stored in the sections of the history file, not here. */
    @Override
    public @Nullable FileInputStream supplyAttributeTreeReader() {
        return null;
    }

    @Override
    public @Nullable File supplyAttributeTreeWriterFile() {
        return null;
    }

    @Override
    public long supplyAttributeTreeWriterFilePosition() {
        return -1;
    }

    @Override
    public void removeFiles() {
        HistoryFile file = fFile;
        if (file != null) {
            file.delete();
        }
    }

    @Override
    public void dispose() {
        fStore.dispose();
        HistoryFile file = fFile;
        if (file != null) {
            file.close();
        }
    }

    @Override
    public void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t)
            throws TimeRangeException, StateSystemDisposedException {
        @Nullable ITmfStateInterval[] state = currentStateInfo.toArray(new ITmfStateInterval[0]);
        fStore.fill(state, t);
        for (int quark = 0; quark < state.length; quark++) {
            currentStateInfo.set(quark, state[quark]);
        }
    }

    @Override
    public int fillState(@Nullable ITmfStateInterval[] state, long t) {
        return fStore.fill(state, t);
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark)
            throws TimeRangeException, StateSystemDisposedException {
        return fStore.find(t, attributeQuark);
    }

    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition, TimeRangeCondition timeCondition, boolean reverse)
            throws TimeRangeException {
        return new Query2D(fStore, new QuarkSet(quarkCondition), timeCondition, reverse);
    }

    /** Shows a visitor all states of some attributes in a span. */
    public void visit(
            IntegerRangeCondition quarkCondition, long start, long end, IStateVisitor visitor) {
        new RangeVisit(fStore, new QuarkSet(quarkCondition), start, end, visitor).run();
    }
}
