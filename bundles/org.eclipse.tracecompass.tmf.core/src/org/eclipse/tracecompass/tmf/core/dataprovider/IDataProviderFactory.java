package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.Collection;
import java.util.Collections;
import java.util.Objects;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Creates the data providers of one id. Contributed through the extension point {@code
 * org.eclipse.tracecompass.tmf.core.dataprovider} or {@link
 * DataProviderManager#addDataProviderFactory}.
 */
public interface IDataProviderFactory extends IAdaptable {

    /**
     * Creates the tree data provider of a trace.
     *
     * @param trace the trace or experiment
     * @return the data provider, null when the trace has nothing of the kind
     * @deprecated implement {@link #createDataProvider(ITmfTrace)}
     */
    @Deprecated
    default @Nullable ITmfTreeDataProvider<? extends ITmfTreeDataModel> createProvider(
            ITmfTrace trace) {
        return null;
    }

    /**
     * Creates the data provider of a trace.
     *
     * @param trace the trace or experiment
     * @return the data provider, null when the trace has nothing of the kind
     */
    default @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        return createProvider(trace);
    }

    /**
     * Creates the tree data provider of a trace and a secondary id.
     *
     * @param trace the trace or experiment
     * @param secondaryId what stands after the colon of the requested id
     * @return the data provider, null when there is none
     * @deprecated implement {@link #createDataProvider(ITmfTrace, String)}
     */
    @Deprecated
    default @Nullable ITmfTreeDataProvider<? extends ITmfTreeDataModel> createProvider(
            ITmfTrace trace, String secondaryId) {
        return null;
    }

    /**
     * Creates the data provider of a trace and a secondary id.
     *
     * @param trace the trace or experiment
     * @param secondaryId what stands after the colon of the requested id
     * @return the data provider, null when there is none
     */
    default @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
        return createProvider(trace, secondaryId);
    }

    /**
     * Returns what this factory can create for a trace, without creating it.
     *
     * @param trace the trace or experiment
     * @return the descriptors, empty when there is nothing to list
     */
    default Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return Collections.emptyList();
    }

    /** Releases what the factory holds; called once, when it is removed from the manager. */
    default void dispose() {
        // nothing to release
    }

    @NonNullByDefault({})
    @Override
    default <T> T getAdapter(Class<T> adapter) {
        Class<T> type = Objects.requireNonNull(adapter);
        return type.cast(type.isInstance(this) ? this : null);
    }
}
