package org.eclipse.tracecompass.tmf.core.config;

/** Describes a parameter of a configuration. */
public interface ITmfConfigParamDescriptor {

    /** Returns the name of the parameter. */
    String getKeyName();

    /** Returns the type of its value, {@code STRING} by default. */
    String getDataType();

    /** Returns true when a configuration must have it. */
    boolean isRequired();

    /** Returns a sentence about it. */
    String getDescription();
}
