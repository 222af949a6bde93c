package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;

/**
 * A trace that has data providers of its own, because its data are elsewhere. The factories of the
 * extension point are not asked for such a trace. Thread-safe.
 *
 * @since 9.6.0
 */
public interface IDataProviderSource {

    /** Returns what can be created, as far as it is known now. Cheap. */
    List<IDataProviderDescriptor> getDescriptors();

    /**
     * Creates a data provider.
     *
     * @param id its id
     * @return the data provider, null when there is none of that id
     */
    @Nullable
    ITmfDataProvider createDataProvider(String id);

    /**
     * Returns why the data providers cannot answer for now. Cheap.
     *
     * @return a sentence for the user, null when they can
     */
    @Nullable
    String getTrouble();
}
