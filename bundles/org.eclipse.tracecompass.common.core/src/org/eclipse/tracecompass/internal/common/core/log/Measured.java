package org.eclipse.tracecompass.internal.common.core.log;

import java.util.LongSummaryStatistics;

/** Sums up the values of a label. Thread-safe. */
public final class Measured implements MeasuredMXBean {

    private final String label;

    /** Guarded by this. */
    private final LongSummaryStatistics values = new LongSummaryStatistics();

    /**
     * Begins without values.
     *
     * @param label what is measured
     */
    public Measured(String label) {
        this.label = label;
    }

    /** Adds a value. */
    public synchronized void add(long value) {
        values.accept(value);
    }

    @Override
    public String getLabel() {
        return label;
    }

    @Override
    public synchronized long getCount() {
        return values.getCount();
    }

    @Override
    public synchronized long getMinimum() {
        return values.getMin();
    }

    @Override
    public synchronized long getMaximum() {
        return values.getMax();
    }

    @Override
    public synchronized double getMean() {
        return values.getAverage();
    }

    @Override
    public synchronized double getTotal() {
        return values.getSum();
    }
}
