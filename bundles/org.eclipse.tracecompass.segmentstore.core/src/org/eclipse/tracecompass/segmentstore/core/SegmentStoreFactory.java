package org.eclipse.tracecompass.segmentstore.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.interval.IHTIntervalReader;

/**
 * Makes stores of segments. Any thread may use them.
 *
 * @param <E> has no meaning; the methods have type parameters of their own
 * @since 0.2.0
 */
public final class SegmentStoreFactory<E> {

    /** What a store must do. */
    public enum SegmentStoreType {
        /** In memory; equal segments are kept. */
        Fast,
        /** In memory; equal segments are kept in the order in which they were added. */
        Stable,
        /**
         * In memory; a segment is dropped if one with the same times is in the store to which
         * {@link Comparable#compareTo} says it is equal.
         */
        Distinct,
        /** In a file, see {@link SegmentStoreFactory#createOnDiskSegmentStore}. */
        OnDisk
    }

    private SegmentStoreFactory() {}

    /**
     * Creates an empty store in memory. Its segments are in the order of their starts, then of
     * their ends, then of {@link Comparable#compareTo}.
     *
     * @param <E> the type of the segments
     * @param segmentTypes what it must do; {@link SegmentStoreType#Distinct} goes before all, and a
     *     null and {@link SegmentStoreType#OnDisk} are ignored
     */
    public static <E extends ISegment> ISegmentStore<E> createSegmentStore(
            @Nullable SegmentStoreType... segmentTypes) {
        return new SortedSegmentStore<>(
                Arrays.asList(segmentTypes).contains(SegmentStoreType.Distinct));
    }

    /**
     * Creates a store in memory with segments.
     *
     * @param <E> the type of the segments
     * @param array the segments; other objects in it are left out
     * @param segmentTypes what it must do, as for {@link #createSegmentStore(SegmentStoreType...)}
     */
    @SuppressWarnings("unchecked")
    public static <E extends ISegment> ISegmentStore<E> createSegmentStore(
            Object[] array, SegmentStoreType... segmentTypes) {
        ISegmentStore<E> store = createSegmentStore(segmentTypes);
        for (Object element : array) {
            if (element instanceof ISegment) {
                store.add((E) element);
            }
        }
        return store;
    }

    /**
     * Opens a store in a file, or begins one. A file that was finished by {@link
     * ISegmentStore#close} with the same version is opened; its segments can only be read. In all
     * other cases the store is empty, and its segments replace such a file once they are finished.
     *
     * <p>Segments are in the order in which they were added. Only some are in memory. A store that
     * cannot be written any more, for lack of room, keeps the rest in memory and leaves no file. Of
     * several stores that are written to the same file, the last one to finish stays.
     *
     * @param <E> the type of the segments
     * @param segmentFile the file
     * @param segmentReader reads what {@link ISegment#writeSegment} writes
     * @param version a number that changes when other segments are found, or written otherwise
     * @return the store, a {@link PersistentSegmentStore}
     * @throws IOException if the file cannot be written
     */
    public static <E extends ISegment> ISegmentStore<E> createOnDiskSegmentStore(
            Path segmentFile, IHTIntervalReader<E> segmentReader, int version) throws IOException {
        return createOnDiskSegmentStore(segmentFile, segmentReader, version, "");
    }

    /**
     * Opens a store in a file, or begins one, as {@link #createOnDiskSegmentStore(Path,
     * IHTIntervalReader, int)} does. A file is opened only if it has the same origin, too.
     *
     * @param <E> the type of the segments
     * @param segmentFile the file
     * @param segmentReader reads what {@link ISegment#writeSegment} writes
     * @param version a number that changes when the same segments are written otherwise
     * @param origin all that decides which segments are found: trace, parameters, definitions
     * @return the store, a {@link PersistentSegmentStore}
     * @throws IOException if the file cannot be written
     */
    public static <E extends ISegment> ISegmentStore<E> createOnDiskSegmentStore(
            Path segmentFile, IHTIntervalReader<E> segmentReader, int version, String origin)
            throws IOException {
        return DiskSegmentStore.open(segmentFile, segmentReader, version, origin);
    }
}
