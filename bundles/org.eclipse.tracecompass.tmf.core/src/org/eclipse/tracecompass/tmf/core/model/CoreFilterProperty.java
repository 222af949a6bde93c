package org.eclipse.tracecompass.tmf.core.model;

/** The marks a filter puts on an element, as bits (see {@link ICorePropertyCollection}). */
public final class CoreFilterProperty {

    /** Draw it faintly: it does not match the filter. */
    public static final int DIMMED = 1 << 0;

    /** Draw it with a frame: it matches the search. */
    public static final int BOUND = 1 << 1;

    /** Do not draw it: it does not match the filter. */
    public static final int EXCLUDE = 1 << 2;

    /** Draw it with emphasis: it matches. */
    public static final int HIGHLIGHT = 1 << 3;

    private CoreFilterProperty() {
        // constants
    }
}
