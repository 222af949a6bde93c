package org.eclipse.tracecompass.tmf.core.config;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes data providers out of configurations; an adapter of a data provider factory. */
public interface ITmfDataProviderConfigurator {

    /** Returns the types of configurations it takes. */
    List<ITmfConfigurationSourceType> getConfigurationSourceTypes();

    /**
     * Registers a data provider.
     *
     * @param trace the trace
     * @param configuration the configuration
     * @return its descriptor
     * @throws TmfConfigurationException when the configuration is wrong
     */
    IDataProviderDescriptor createDataProviderDescriptors(
            ITmfTrace trace, ITmfConfiguration configuration) throws TmfConfigurationException;

    /**
     * Forgets a data provider.
     *
     * @param trace the trace
     * @param descriptor its descriptor
     * @throws TmfConfigurationException when it was not made by this configurator
     */
    void removeDataProviderDescriptor(ITmfTrace trace, IDataProviderDescriptor descriptor)
            throws TmfConfigurationException;
}
