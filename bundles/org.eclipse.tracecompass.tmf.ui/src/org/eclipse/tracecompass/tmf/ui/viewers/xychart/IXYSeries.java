package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Color;

/**
 * A series of a chart, as it is drawn.
 *
 * @since 9.5.0
 */
public interface IXYSeries {

    /** The x of its points. */
    double[] getXSeries();

    /** The y of its points. */
    double[] getYSeries();

    /** Its name in the chart: that of the provider, with a number if others have the same one. */
    String getId();

    /** Whether it can be seen. */
    boolean isVisible();

    /** Its colour; null if it has none. */
    @Nullable
    Color getColor();
}
