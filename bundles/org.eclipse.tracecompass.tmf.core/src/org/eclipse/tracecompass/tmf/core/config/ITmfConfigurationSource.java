package org.eclipse.tracecompass.tmf.core.config;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;

/**
 * Keeps the configurations of one type. Contributed through {@link
 * TmfConfigurationSourceManager#CONFIG_EXTENSION_POINT_ID}.
 */
public interface ITmfConfigurationSource {

    /** Returns the type of the configurations. */
    ITmfConfigurationSourceType getConfigurationSourceType();

    /**
     * Creates a configuration.
     *
     * @param parameters its parameters
     * @return the configuration
     * @throws TmfConfigurationException when a parameter is missing or wrong
     * @deprecated use {@link #create(ITmfConfiguration)}
     */
    @Deprecated
    ITmfConfiguration create(Map<String, Object> parameters) throws TmfConfigurationException;

    /**
     * Creates a configuration.
     *
     * @param configuration the name, description and parameters
     * @return the configuration, with its id
     * @throws TmfConfigurationException when something is missing or wrong
     */
    default ITmfConfiguration create(ITmfConfiguration configuration)
            throws TmfConfigurationException {
        return create(configuration.getParameters());
    }

    /**
     * Changes a configuration.
     *
     * @param id its id
     * @param parameters its new parameters
     * @return the new configuration
     * @throws TmfConfigurationException when there is none of this id, or a parameter is missing or
     *     wrong
     * @deprecated use {@link #update(String, ITmfConfiguration)}
     */
    @Deprecated
    ITmfConfiguration update(String id, Map<String, Object> parameters)
            throws TmfConfigurationException;

    /**
     * Changes a configuration.
     *
     * @param id its id
     * @param configuration the new name, description and parameters
     * @return the new configuration
     * @throws TmfConfigurationException when there is none of this id, or something is missing or
     *     wrong
     */
    default ITmfConfiguration update(String id, ITmfConfiguration configuration)
            throws TmfConfigurationException {
        return update(id, configuration.getParameters());
    }

    /**
     * Returns a configuration.
     *
     * @param id its id
     * @return the configuration, null when there is none
     */
    @Nullable
    ITmfConfiguration get(String id);

    /**
     * Removes a configuration.
     *
     * @param id its id
     * @return the removed configuration, null when there was none
     */
    @Nullable
    ITmfConfiguration remove(String id);

    /**
     * Returns whether there is a configuration.
     *
     * @param id its id
     * @return true when there is
     */
    boolean contains(String id);

    /** Returns all configurations. */
    List<ITmfConfiguration> getConfigurations();

    /** Releases what the source holds. */
    void dispose();
}
