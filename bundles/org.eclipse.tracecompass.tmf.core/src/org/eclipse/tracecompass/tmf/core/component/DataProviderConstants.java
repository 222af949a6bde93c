package org.eclipse.tracecompass.tmf.core.component;

/** Separators in the ids of data providers. */
public class DataProviderConstants {

    /** Between a provider's id and what it is made for. */
    public static final String ID_SEPARATOR = ":";

    /** Between an id and a configuration. */
    public static final String CONFIG_SEPARATOR = "+";

    /** Only constants; public because the documented class can be subclassed. */
    protected DataProviderConstants() {}
}
