package org.eclipse.tracecompass.tmf.core.model.xy;

import org.eclipse.jdt.annotation.Nullable;

/** The values of a series whose x axis is shared with others. */
public interface IYModel {

    /** Returns the id of the tree entry this series belongs to. */
    long getId();

    /** Returns the name. */
    String getName();

    /** Returns the values; the array is not to be changed. */
    double[] getData();

    /** Returns the y axis, null for the default one. */
    default @Nullable TmfXYAxisDescription getYAxisDescription() {
        return null;
    }
}
