package org.eclipse.tracecompass.tmf.core.dataprovider;

/** What a user may do with a data provider besides reading it. */
public interface IDataProviderCapabilities {

    /** Returns true when new data providers can be derived from this one with a configuration. */
    boolean canCreate();

    /** Returns true when this data provider can be removed by the user. */
    boolean canDelete();
}
