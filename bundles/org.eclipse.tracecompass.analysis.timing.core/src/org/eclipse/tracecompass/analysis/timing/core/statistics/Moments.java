package org.eclipse.tracecompass.analysis.timing.core.statistics;

/**
 * Count, mean and standard deviation of numbers, without keeping the numbers. Computed after
 * Welford, which loses no digits however large the numbers are. Not thread-safe.
 *
 * @since 0.2.0
 */
public final class Moments {

    private long count;
    private double mean;

    /** The sum of the squared differences from the mean. */
    private double squares;

    /** Adds a number. */
    public void add(double value) {
        count++;
        double off = value - mean;
        mean += off / count;
        squares += off * (value - mean);
    }

    /** Adds the numbers of another instance, which stays as it is. */
    public void merge(Moments other) {
        if (other.count == 0) {
            return;
        }
        long sum = count + other.count;
        double off = other.mean - mean;
        squares += other.squares + off * off * ((double) count * other.count / sum);
        mean = count == 0 ? other.mean : mean + off * other.count / sum;
        count = sum;
    }

    /** {@return how many numbers were added} */
    public long count() {
        return count;
    }

    /** {@return the mean; 0 without numbers} */
    public double mean() {
        return mean;
    }

    /** {@return the standard deviation of a sample, by count - 1; NaN for fewer than 2 numbers} */
    public double deviation() {
        return count < 2 ? Double.NaN : Math.sqrt(squares / (count - 1));
    }
}
