package org.eclipse.tracecompass.tmf.core.event.lookup;

/** An event that points to an element of a model. */
public interface ITmfModelLookup {

    /** {@return the element's URI} */
    String getModelUri();
}
