package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;

/** An entry of a time graph: it lives from a start to an end. */
public interface ITimeGraphEntryModel extends ITmfTreeDataModel, ICoreElementResolver {

    /** Returns the start in nanoseconds. */
    long getStartTime();

    /** Returns the end in nanoseconds. */
    long getEndTime();

    @Override
    default boolean hasRowModel() {
        return true;
    }

    @Override
    default Multimap<String, Object> getMetadata() {
        return ImmutableMultimap.of(CoreMetadataStrings.ENTRY_NAME_KEY, getName());
    }
}
