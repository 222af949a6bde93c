package org.eclipse.tracecompass.analysis.os.linux.core.cpuusage;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.OsStrings;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;

/** A row of the CPU Usage view: the trace, all CPUs, a CPU or a thread. */
public class CpuUsageEntryModel extends TmfXyTreeDataModel implements ICoreElementResolver {

    private final int tid;
    private final long time;

    /**
     * Creates a row.
     *
     * @param id the identifier of the row
     * @param parentId the identifier of its parent, -1 for none
     * @param processName the name of the thread
     * @param tid the identifier of the thread, negative for what is no thread
     * @param time the time on CPUs in the range that was asked for, ns
     */
    public CpuUsageEntryModel(long id, long parentId, String processName, int tid, long time) {
        this(id, parentId, List.of(processName), tid, time);
    }

    /**
     * Creates a row.
     *
     * @param id the identifier of the row
     * @param parentId the identifier of its parent, -1 for none
     * @param labels the texts of its columns
     * @param tid the identifier of the thread, negative for what is no thread
     * @param time the time on CPUs in the range that was asked for, ns
     */
    public CpuUsageEntryModel(long id, long parentId, List<String> labels, int tid, long time) {
        this(id, parentId, labels, true, null, false, tid, time);
    }

    /**
     * Creates a row with a style.
     *
     * @param id the identifier of the row
     * @param parentId the identifier of its parent, -1 for none
     * @param labels the texts of its columns
     * @param hasRowModel whether it has a series
     * @param style the style of its series, null for the usual one
     * @param isDefault whether it is selected until the user chooses
     * @param tid the identifier of the thread, negative for what is no thread
     * @param time the time on CPUs in the range that was asked for, ns
     */
    public CpuUsageEntryModel(
            long id,
            long parentId,
            List<String> labels,
            boolean hasRowModel,
            @Nullable OutputElementStyle style,
            boolean isDefault,
            int tid,
            long time) {
        super(id, parentId, labels, hasRowModel, style, isDefault);
        this.tid = tid;
        this.time = time;
    }

    /** Returns the identifier of the thread, negative for what is no thread. */
    public int getTid() {
        return tid;
    }

    /** Returns the time on CPUs in the range that was asked for, ns. */
    public long getTime() {
        return time;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        Multimap<String, Object> metadata = HashMultimap.create();
        if (tid >= 0) {
            metadata.put(OsStrings.tid(), Integer.valueOf(tid));
        }
        return metadata;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof CpuUsageEntryModel other
                && tid == other.tid
                && time == other.time;
    }

    @Override
    public int hashCode() {
        return (super.hashCode() * 31 + tid) * 31 + Long.hashCode(time);
    }
}
