package org.eclipse.tracecompass.statesystem.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/** State changes that are computed from the ongoing value of the attribute. */
public final class StateSystemBuilderUtils {

    private StateSystemBuilderUtils() {}

    /**
     * Adds to the ongoing value of a long attribute.
     *
     * @param ssb the state system
     * @param t the time of the change
     * @param attributeQuark the attribute; null counts as zero
     * @param increment what to add, may be negative
     * @throws StateValueTypeException if the attribute has values of another type
     */
    @NonNullByDefault({})
    public static void incrementAttributeLong(
            ITmfStateSystemBuilder ssb, long t, int attributeQuark, long increment)
            throws StateValueTypeException {
        Object ongoing = ssb.queryOngoing(attributeQuark);
        long previous = ongoing instanceof Long value ? value : 0;
        ssb.modifyAttribute(t, previous + increment, attributeQuark);
    }

    /**
     * Adds to the ongoing value of an integer attribute.
     *
     * @param ssb the state system
     * @param t the time of the change
     * @param attributeQuark the attribute; null counts as zero
     * @param increment what to add, may be negative
     * @throws StateValueTypeException if the attribute has values of another type
     */
    @NonNullByDefault({})
    public static void incrementAttributeInt(
            ITmfStateSystemBuilder ssb, long t, int attributeQuark, int increment)
            throws StateValueTypeException {
        Object ongoing = ssb.queryOngoing(attributeQuark);
        int previous = ongoing instanceof Integer value ? value : 0;
        ssb.modifyAttribute(t, previous + increment, attributeQuark);
    }

    /**
     * Adds to the ongoing value of a double attribute.
     *
     * @param ssb the state system
     * @param t the time of the change
     * @param attributeQuark the attribute; null counts as zero
     * @param increment what to add, may be negative
     * @throws StateValueTypeException if the attribute has values of another type
     */
    @NonNullByDefault({})
    public static void incrementAttributeDouble(
            ITmfStateSystemBuilder ssb, long t, int attributeQuark, double increment)
            throws StateValueTypeException {
        Object ongoing = ssb.queryOngoing(attributeQuark);
        double previous = ongoing instanceof Double value ? value : 0;
        ssb.modifyAttribute(t, previous + increment, attributeQuark);
    }
}
