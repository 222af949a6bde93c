package org.eclipse.tracecompass.tmf.core.dataprovider;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.model.DataProviderCapabilities;

/** Describes a data provider before it exists: what a list of possible views shows. */
public interface IDataProviderDescriptor {

    /** The kind of a data provider's answers. */
    enum ProviderType {
        /** Lines of a table, fetched by index. */
        TABLE,
        /** A tree and, for its entries, values over time. */
        TREE_TIME_XY,
        /** A tree and, for its entries, rows of states over time. */
        TIME_GRAPH,
        /** A tree alone, its labels being columns. */
        DATA_TREE,
        /** Nothing to show: a group of other providers. */
        NONE,
        /** Rows of states over something else than time. */
        GANTT_CHART,
        /** A tree and, for its entries, values over something else than time. */
        TREE_GENERIC_XY
    }

    /** Returns the name to show. */
    String getName();

    /** Returns the id under which the data provider is fetched. */
    String getId();

    /** Returns what it answers with. */
    ProviderType getType();

    /** Returns a sentence of what it shows. */
    String getDescription();

    /**
     * Returns the id of the provider this one was derived from or is grouped under, null when it
     * stands alone.
     */
    default @Nullable String getParentId() {
        return null;
    }

    /** Returns the configuration this provider was made with, null when it is a built-in one. */
    default @Nullable ITmfConfiguration getConfiguration() {
        return null;
    }

    /** Returns what a user may do with it. */
    default IDataProviderCapabilities getCapabilities() {
        return DataProviderCapabilities.NULL_INSTANCE;
    }
}
