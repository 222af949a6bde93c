package org.eclipse.tracecompass.tmf.core.dataprovider;

/** The operations of a data provider besides reading. */
public interface IDataProviderCapabilities {

    /** Returns true when new data providers can be derived from this one with a configuration. */
    boolean canCreate();

    /** Returns true when this data provider can be removed by the user. */
    boolean canDelete();
}
