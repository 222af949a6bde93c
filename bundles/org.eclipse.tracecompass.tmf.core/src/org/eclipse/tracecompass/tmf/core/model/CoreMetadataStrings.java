package org.eclipse.tracecompass.tmf.core.model;

/** Keys of metadata that all time graphs have. */
public final class CoreMetadataStrings {

    /** The label of a state. */
    public static final String LABEL_KEY = "label";

    /** The name of an entry. */
    public static final String ENTRY_NAME_KEY = "entry";

    private CoreMetadataStrings() {
        // constants
    }
}
