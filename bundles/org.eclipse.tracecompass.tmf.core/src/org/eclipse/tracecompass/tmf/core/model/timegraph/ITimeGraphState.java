package org.eclipse.tracecompass.tmf.core.model.timegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITimeElement;

/** A state of a row. One with the value {@link Integer#MIN_VALUE} and no style is a gap. */
public interface ITimeGraphState extends ITimeElement {

    /** Returns the text written into the state, null for none. */
    @Nullable
    String getLabel();
}
