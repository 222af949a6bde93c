package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

/**
 * A provider of times in another unit.
 *
 * @since 0.2.0
 */
public interface ITimeDataProviderConverter extends ITimeDataProvider {

    /**
     * Converts a time to the unit of this provider.
     *
     * @param time ns
     * @return the time in this unit
     */
    long convertTime(long time);
}
