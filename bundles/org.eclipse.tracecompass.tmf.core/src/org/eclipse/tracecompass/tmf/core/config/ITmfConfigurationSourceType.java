package org.eclipse.tracecompass.tmf.core.config;

import java.io.File;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** A type of configurations. */
public interface ITmfConfigurationSourceType {

    /** Returns the name to show. */
    String getName();

    /** Returns the id. */
    String getId();

    /** Returns a sentence about it. */
    String getDescription();

    /** Returns the parameters its configurations have. */
    List<ITmfConfigParamDescriptor> getConfigParamDescriptors();

    /** Returns a JSON schema of its configurations, null when there is none. */
    default @Nullable File getSchemaFile() {
        return null;
    }
}
