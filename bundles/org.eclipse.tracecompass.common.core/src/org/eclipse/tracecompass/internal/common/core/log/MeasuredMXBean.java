package org.eclipse.tracecompass.internal.common.core.log;

/** The values of a label, as JMX clients see them. */
public interface MeasuredMXBean {

    /** Returns what was measured. */
    String getLabel();

    /** Returns the number of values. */
    long getCount();

    /** Returns the least value. */
    long getMinimum();

    /** Returns the greatest value. */
    long getMaximum();

    /** Returns the mean of the values. */
    double getMean();

    /** Returns the sum of the values. */
    double getTotal();
}
