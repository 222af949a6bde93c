package org.eclipse.tracecompass.analysis.timing.core.statistics;

/**
 * Statistics whose count, mean and deviation are those of {@link Moments}, which subclasses update.
 * Not thread-safe.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public abstract class MomentStatistics<E> implements IStatistics<E> {

    /** The numbers of the objects. */
    protected final Moments moments = new Moments();

    @Override
    public long getNbElements() {
        return moments.count();
    }

    @Override
    public double getMean() {
        return moments.mean();
    }

    @Override
    public double getStdDev() {
        return moments.count() > 2 ? moments.deviation() : Double.NaN;
    }
}
