package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/** The value computed from several values. */
enum MipmapFeature {
    MAX(AbstractTmfMipmapStateProvider.MAX, AbstractTmfMipmapStateProvider.MAX_STRING),
    MIN(AbstractTmfMipmapStateProvider.MIN, AbstractTmfMipmapStateProvider.MIN_STRING),
    AVG(AbstractTmfMipmapStateProvider.AVG, AbstractTmfMipmapStateProvider.AVG_STRING);

    private final int bit;
    private final String name;

    MipmapFeature(int bit, String name) {
        this.bit = bit;
        this.name = name;
    }

    /** Whether the feature is among those of a set of bits. */
    boolean isIn(int bits) {
        return (bits & bit) != 0;
    }

    /** The name of the attribute that holds the levels. */
    String attribute() {
        return name;
    }

    /** The larger or smaller of two values of one type; the other one when one is null. */
    @Nullable
    Number choose(@Nullable Number a, @Nullable Number b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        int order =
                a instanceof Double || b instanceof Double
                        ? Double.compare(a.doubleValue(), b.doubleValue())
                        : Long.compare(a.longValue(), b.longValue());
        return this == MIN == order <= 0 ? a : b;
    }

    /**
     * A value as a number.
     *
     * @param value an object of a state system
     * @return the number, null for the null value
     * @throws StateValueTypeException when it is neither
     */
    static @Nullable Number number(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Integer i -> i;
            case Long l -> l;
            case Double d -> d;
            default ->
                    throw new StateValueTypeException(
                            "An int, long or double is needed, but the value is of "
                                    + value.getClass());
        };
    }

    /** The number of instants in a range, as a double because it may exceed a long. */
    static double width(long start, long end) {
        return (double) end - start + 1;
    }
}
