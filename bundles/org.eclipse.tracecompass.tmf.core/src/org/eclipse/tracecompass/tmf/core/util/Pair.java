package org.eclipse.tracecompass.tmf.core.util;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Two values.
 *
 * @param <A> class of the first
 * @param <B> class of the second
 */
public class Pair<A, B> {

    private final A first;
    private final B second;

    /**
     * A pair.
     *
     * @param first the first value
     * @param second the second value
     */
    public Pair(A first, B second) {
        this.first = first;
        this.second = second;
    }

    /** {@return the first value} */
    public A getFirst() {
        return first;
    }

    /** {@return the second value} */
    public B getSecond() {
        return second;
    }

    @Override
    public int hashCode() {
        return Objects.hash(first, second);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        Pair<?, ?> other = (Pair<?, ?>) obj;
        return Objects.equals(first, other.first) && Objects.equals(second, other.second);
    }

    @Override
    public String toString() {
        return "(" + first + ", " + second + ')';
    }
}
