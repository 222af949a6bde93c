package org.eclipse.tracecompass.analysis.timing.core.statistics;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Statistics that are updated with each object and keep two of them, those with the least and the
 * greatest number. Mean and deviation are those of {@link Moments}. Not thread-safe.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public class Statistics<E> extends MomentStatistics<E> {

    private final Function<E, @Nullable ? extends @Nullable Number> mapper;

    private Number min = Long.MAX_VALUE;
    private Number max = Long.MIN_VALUE;
    private @Nullable E minObject;
    private @Nullable E maxObject;
    private double total;

    /**
     * Creates statistics of numbers. Adding another object throws an {@link IllegalStateException}.
     */
    public Statistics() {
        this(Statistics::numberItself);
    }

    private static Number numberItself(@Nullable Object object) {
        if (object instanceof Number number) {
            return number;
        }
        throw new IllegalStateException("Statistics of objects that are no numbers need a mapper");
    }

    /**
     * Creates statistics.
     *
     * @param mapper gives the number of an object, always of one class; null if it has none and is
     *     to be ignored
     */
    public Statistics(Function<E, @Nullable ? extends @Nullable Number> mapper) {
        this.mapper = mapper;
    }

    @Override
    public long getMin() {
        return min.longValue();
    }

    @Override
    public Number getMinNumber() {
        return min;
    }

    @Override
    public long getMax() {
        return max.longValue();
    }

    @Override
    public Number getMaxNumber() {
        return max;
    }

    @Override
    public @Nullable E getMinObject() {
        return minObject;
    }

    @Override
    public @Nullable E getMaxObject() {
        return maxObject;
    }

    @Override
    public double getTotal() {
        return total;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if its number is of another class than those before
     */
    @Override
    public void update(E object) {
        Number number = mapper.apply(object);
        if (number == null) {
            return;
        }
        if (getNbElements() == 0) {
            min = number;
            max = number;
            minObject = object;
            maxObject = object;
        } else if (compare(number, min) < 0) {
            min = number;
            minObject = object;
        } else if (compare(number, max) > 0) {
            max = number;
            maxObject = object;
        }
        double value = number.doubleValue();
        moments.add(value);
        total += value;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static int compare(Number a, Number b) {
        if (a.getClass() != b.getClass()) {
            throw new IllegalArgumentException(
                    "Numbers of different classes: "
                            + a.getClass().getName()
                            + " and "
                            + b.getClass().getName());
        }
        return a instanceof Comparable comparable
                ? comparable.compareTo(b)
                : Double.compare(a.doubleValue(), b.doubleValue());
    }

    @Override
    public void merge(IStatistics<E> o) {
        if (!(o instanceof Statistics<E> other)) {
            throw new IllegalArgumentException(
                    "Statistics cannot be merged with a " + o.getClass().getName());
        }
        if (other.getNbElements() == 0) {
            return;
        }
        if (getNbElements() == 0 || compare(other.min, min) < 0) {
            min = other.min;
            minObject = other.minObject;
        }
        if (getNbElements() == 0 || compare(other.max, max) > 0) {
            max = other.max;
            maxObject = other.maxObject;
        }
        moments.merge(other.moments);
        total += other.total;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + ": count "
                + getNbElements()
                + ", min "
                + min
                + ", max "
                + max
                + ", mean "
                + getMean()
                + ", deviation "
                + getStdDev()
                + ", total "
                + total;
    }
}
