package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.ICorePropertyCollection;

/**
 * Something drawn in the row of an entry: a state, a link or a marker.
 *
 * @since 0.2.0
 */
public interface ITimeEvent extends ICorePropertyCollection, ICoreElementResolver {

    /** The entry of the row; null for a marker on all rows. */
    ITimeGraphEntry getEntry();

    /** The first instant. */
    long getTime();

    /** The length. */
    long getDuration();

    /** The text written into it; null for none. */
    default String getLabel() {
        return null;
    }

    /**
     * The part before an instant.
     *
     * @param splitTime the instant
     * @return the part; null if nothing is before the instant
     */
    ITimeEvent splitBefore(long splitTime);

    /**
     * The part from an instant on.
     *
     * @param splitTime the instant
     * @return the part; null if nothing is after the instant
     */
    ITimeEvent splitAfter(long splitTime);

    /** The name of the entry, by default. */
    @Override
    default Multimap<String, Object> getMetadata() {
        ITimeGraphEntry entry = getEntry();
        return entry == null
                ? ImmutableMultimap.of()
                : ImmutableMultimap.of(CoreMetadataStrings.ENTRY_NAME_KEY, entry.getName());
    }
}
