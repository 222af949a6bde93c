package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.jdt.annotation.Nullable;

/** An element of a picture: it has a value or a style, metadata, and filter marks. */
public interface IOutputElement extends ICoreElementResolver, ICorePropertyCollection {

    /** Returns the value, {@link Integer#MIN_VALUE} when the element stands for "nothing". */
    default int getValue() {
        return Integer.MIN_VALUE;
    }

    /** Returns the style, null when the value alone decides. */
    default @Nullable OutputElementStyle getStyle() {
        return null;
    }
}
