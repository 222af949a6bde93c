package org.eclipse.tracecompass.tmf.core.config;

import java.util.Map;

/** A named set of parameters. */
public interface ITmfConfiguration {

    /** Returns the name to show. */
    String getName();

    /** Returns the id, unique among the configurations of its source type. */
    String getId();

    /** Returns a sentence about it. */
    String getDescription();

    /** Returns the id of the source type it is for. */
    String getSourceTypeId();

    /** Returns the parameters: strings, numbers, booleans, lists and maps of such. */
    Map<String, Object> getParameters();
}
