package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.timegraph.core.model.LazyLabels;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * An entry as a row of a data model.
 *
 * @param entry the entry
 * @param getId its number
 * @param getParentId the number of its parent, -1 for none
 * @param labels its labels
 */
@NonNullByDefault
record EntryModel(ITimeGraphEntry entry, long getId, long getParentId, LazyLabels labels)
        implements ITimeGraphEntryModel {

    @Override
    public String getName() {
        return labels.get(0);
    }

    @Override
    public List<String> getLabels() {
        return labels;
    }

    @Override
    public long getStartTime() {
        return entry.getStartTime();
    }

    @Override
    public long getEndTime() {
        return entry.getEndTime();
    }

    @Override
    public boolean hasRowModel() {
        return entry.hasTimeEvents();
    }
}
