package org.eclipse.tracecompass.tmf.core.project.model;

import java.util.Map;

/** Something that can tell about itself, for a properties view. */
public interface ITmfPropertiesProvider {

    /** {@return name to value, in the order to show them} */
    Map<String, String> getProperties();
}
