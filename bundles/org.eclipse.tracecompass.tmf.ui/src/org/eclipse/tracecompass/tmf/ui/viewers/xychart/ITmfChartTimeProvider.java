package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.tracecompass.tmf.ui.viewers.ITmfTimeProvider;

/**
 * A chart over time.
 *
 * @since 9.5.0
 */
public interface ITmfChartTimeProvider extends ITmfTimeProvider {

    /**
     * The instant that has 0 as its x, in ns since the epoch. An x is a floating-point number,
     * which cannot tell instants apart that are a few ns since the epoch.
     */
    long getTimeOffset();
}
