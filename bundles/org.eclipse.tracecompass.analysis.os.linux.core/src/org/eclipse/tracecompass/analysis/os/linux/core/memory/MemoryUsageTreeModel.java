package org.eclipse.tracecompass.analysis.os.linux.core.memory;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;

/** A row of a chart of memory: a thread, or all threads of a trace. */
public class MemoryUsageTreeModel extends TmfXyTreeDataModel {

    /** What follows the name of a trace in the name of the row of all its threads. */
    public static final String TOTAL_SUFFIX = ":total";

    private final int tid;

    /**
     * Creates a row.
     *
     * @param id the identifier of the row
     * @param parentId the identifier of its parent, -1 for none
     * @param tid the identifier of the thread, negative for what is no thread
     * @param name the name
     */
    public MemoryUsageTreeModel(long id, long parentId, int tid, String name) {
        this(id, parentId, tid, List.of(name));
    }

    /**
     * Creates a row.
     *
     * @param id the identifier of the row
     * @param parentId the identifier of its parent, -1 for none
     * @param tid the identifier of the thread, negative for what is no thread
     * @param labels the texts of its columns
     */
    public MemoryUsageTreeModel(long id, long parentId, int tid, List<String> labels) {
        super(id, parentId, labels, true, null, parentId < 0);
        this.tid = tid;
    }

    /** Returns the identifier of the thread, negative for what is no thread. */
    public int getTid() {
        return tid;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj) && obj instanceof MemoryUsageTreeModel other && tid == other.tid;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 31 + tid;
    }
}
