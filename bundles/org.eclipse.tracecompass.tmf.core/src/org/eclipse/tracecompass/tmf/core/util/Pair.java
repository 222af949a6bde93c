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

    private final A fFirst;
    private final B fSecond;

    /**
     * A pair.
     *
     * @param first the first value
     * @param second the second value
     */
    public Pair(A first, B second) {
        fFirst = first;
        fSecond = second;
    }

    /** {@return the first value} */
    public A getFirst() {
        return fFirst;
    }

    /** {@return the second value} */
    public B getSecond() {
        return fSecond;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fFirst, fSecond);
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
        return Objects.equals(fFirst, other.fFirst) && Objects.equals(fSecond, other.fSecond);
    }

    @Override
    public String toString() {
        return "(" + fFirst + ", " + fSecond + ')';
    }
}
