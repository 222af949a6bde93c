package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;

/** The usual {@link ITimeGraphEntryModel}. */
public class TimeGraphEntryModel extends TmfTreeDataModel implements ITimeGraphEntryModel {

    private final long startTime;
    private final long endTime;

    /**
     * Creates an entry with a row.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param name its name
     * @param startTime its start in nanoseconds
     * @param endTime its end in nanoseconds
     */
    public TimeGraphEntryModel(long id, long parentId, String name, long startTime, long endTime) {
        this(id, parentId, Collections.singletonList(name), startTime, endTime, true, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param name its name
     * @param startTime its start in nanoseconds
     * @param endTime its end in nanoseconds
     * @param hasRowModel true when it has a row
     */
    public TimeGraphEntryModel(
            long id,
            long parentId,
            String name,
            long startTime,
            long endTime,
            boolean hasRowModel) {
        this(id, parentId, Collections.singletonList(name), startTime, endTime, hasRowModel, null);
    }

    /**
     * Creates an entry with a row.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param startTime its start in nanoseconds
     * @param endTime its end in nanoseconds
     */
    public TimeGraphEntryModel(
            long id, long parentId, List<String> labels, long startTime, long endTime) {
        this(id, parentId, labels, startTime, endTime, true, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param startTime its start in nanoseconds
     * @param endTime its end in nanoseconds
     * @param hasRowModel true when it has a row
     */
    public TimeGraphEntryModel(
            long id,
            long parentId,
            List<String> labels,
            long startTime,
            long endTime,
            boolean hasRowModel) {
        this(id, parentId, labels, startTime, endTime, hasRowModel, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param startTime its start in nanoseconds
     * @param endTime its end in nanoseconds
     * @param hasRowModel true when it has a row
     * @param style its style, null for the default
     */
    public TimeGraphEntryModel(
            long id,
            long parentId,
            List<String> labels,
            long startTime,
            long endTime,
            boolean hasRowModel,
            @Nullable OutputElementStyle style) {
        super(id, parentId, labels, hasRowModel, style);
        this.startTime = startTime;
        this.endTime = endTime;
    }

    @Override
    public long getStartTime() {
        return startTime;
    }

    @Override
    public long getEndTime() {
        return endTime;
    }

    @Override
    public boolean hasRowModel() {
        return super.hasRowModel();
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        return ImmutableMultimap.of(CoreMetadataStrings.ENTRY_NAME_KEY, getName());
    }

    @Override
    public String toString() {
        return super.toString() + " [" + startTime + ',' + endTime + ']';
    }
}
