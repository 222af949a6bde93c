package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.OsStrings;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;

/**
 * An entry of a flame chart or of a flame graph. Plug-ins use it under this name; it is kept for
 * compatibility. Immutable.
 */
public class FlameChartEntryModel extends TimeGraphEntryModel {

    /** What an entry stands for. */
    public enum EntryType {
        /** The trace. */
        TRACE,
        /** An element, for example a process. */
        LEVEL,
        /** A level of a call stack. */
        FUNCTION,
        /** The states of a thread. */
        KERNEL
    }

    private static final String HOST_ID = "hostId";

    private final EntryType type;
    private final int depth;
    private final @Nullable HostThread thread;

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels
     * @param startTime where it begins
     * @param endTime where it ends
     * @param type what it stands for
     */
    public FlameChartEntryModel(
            long id,
            long parentId,
            List<String> labels,
            long startTime,
            long endTime,
            EntryType type) {
        this(id, parentId, labels, startTime, endTime, type, -1, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels
     * @param startTime where it begins
     * @param endTime where it ends
     * @param type what it stands for
     * @param depth the depth of the calls in it, -1 for none
     * @param thread the thread that it is about, null if it is not known
     */
    public FlameChartEntryModel(
            long id,
            long parentId,
            List<String> labels,
            long startTime,
            long endTime,
            EntryType type,
            int depth,
            @Nullable HostThread thread) {
        super(
                id,
                parentId,
                labels,
                startTime,
                endTime,
                type == EntryType.FUNCTION || type == EntryType.KERNEL);
        this.type = type;
        this.depth = depth;
        this.thread = thread;
    }

    /** Returns what it stands for. */
    public EntryType getEntryType() {
        return type;
    }

    /** Returns the depth of the calls in it, -1 for none. */
    public int getDepth() {
        return depth;
    }

    /** Returns the thread that it is about, null if it is not known. */
    public @Nullable HostThread getHostThread() {
        return thread;
    }

    /** {@inheritDoc} The thread and its host, if they are known. */
    @Override
    public Multimap<String, Object> getMetadata() {
        HostThread known = thread;
        if (known == null) {
            return ImmutableMultimap.of();
        }
        Multimap<String, Object> metadata = HashMultimap.create();
        metadata.put(OsStrings.tid(), known.getTid());
        metadata.put(HOST_ID, known.getHost());
        return metadata;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof FlameChartEntryModel other
                && type == other.type
                && depth == other.depth
                && Objects.equals(thread, other.thread);
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), type, depth, thread);
    }
}
