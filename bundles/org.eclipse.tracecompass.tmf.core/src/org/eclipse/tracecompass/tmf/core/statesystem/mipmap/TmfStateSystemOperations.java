package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * Statistics of a numeric attribute (int, long or double) over a range of time. Both ends of a
 * range belong to it; what lies outside of the history does not count. An attribute with a
 * {@linkplain AbstractTmfMipmapStateProvider mipmap} of the wanted feature is answered from some 2
 * × resolution states per level, so the cost grows with the logarithm of the range; without, every
 * state of the range is read. May be used while the history is being built. All methods throw:
 *
 * <ul>
 *   <li>{@link IndexOutOfBoundsException} when the attribute does not exist
 *   <li>{@link StateSystemDisposedException} when the state system was disposed
 *   <li>{@link TimeRangeException} when the range ends before it starts
 *   <li>{@link StateValueTypeException} when the attribute has another type
 * </ul>
 */
public final class TmfStateSystemOperations {

    private TmfStateSystemOperations() {
        // static
    }

    /**
     * The largest value in a range. Null values are ignored.
     *
     * @param ss the state system
     * @param t1 the first instant
     * @param t2 the last instant
     * @param baseQuark the attribute
     * @return the value, of the attribute's type; the null value when there is none in the range
     */
    public static ITmfStateValue queryRangeMax(ITmfStateSystem ss, long t1, long t2, int baseQuark)
            throws AttributeNotFoundException,
                    StateSystemDisposedException,
                    TimeRangeException,
                    StateValueTypeException {
        return queryExtreme(ss, t1, t2, baseQuark, MipmapFeature.MAX);
    }

    /**
     * The smallest value in a range. Null values are ignored.
     *
     * @param ss the state system
     * @param t1 the first instant
     * @param t2 the last instant
     * @param baseQuark the attribute
     * @return the value, of the attribute's type; the null value when there is none in the range
     */
    public static ITmfStateValue queryRangeMin(ITmfStateSystem ss, long t1, long t2, int baseQuark)
            throws AttributeNotFoundException,
                    StateSystemDisposedException,
                    TimeRangeException,
                    StateValueTypeException {
        return queryExtreme(ss, t1, t2, baseQuark, MipmapFeature.MIN);
    }

    /**
     * The average of a range, each value weighted with its time. Null values count as zero.
     *
     * @param ss the state system
     * @param t1 the first instant
     * @param t2 the last instant
     * @param baseQuark the attribute
     * @return the average over the part of the range that lies in the history; 0 when none does
     */
    public static double queryRangeAverage(ITmfStateSystem ss, long t1, long t2, int baseQuark)
            throws AttributeNotFoundException,
                    StateSystemDisposedException,
                    TimeRangeException,
                    StateValueTypeException {
        MipmapWalk walk = walk(ss, t1, t2, baseQuark, MipmapFeature.AVG);
        if (walk == null) {
            return 0;
        }
        double[] sum = new double[1];
        walk.run(
                (value, start, end) ->
                        sum[0] += value.doubleValue() * MipmapFeature.width(start, end));
        return sum[0] / walk.width();
    }

    private static ITmfStateValue queryExtreme(
            ITmfStateSystem ss, long t1, long t2, int quark, MipmapFeature feature) {
        MipmapWalk walk = walk(ss, t1, t2, quark, feature);
        if (walk == null) {
            return TmfStateValue.nullValue();
        }
        @Nullable Number[] extreme = new @Nullable Number[1];
        walk.run((value, start, end) -> extreme[0] = feature.choose(extreme[0], value));
        return TmfStateValue.newValue(extreme[0]);
    }

    private static @Nullable MipmapWalk walk(
            ITmfStateSystem ss, long t1, long t2, int quark, MipmapFeature feature) {
        if (t2 < t1) {
            throw new TimeRangeException(ss.getSSID() + " Start:" + t1 + ", End:" + t2);
        }
        // The current end is read before any query: states up to it are final.
        long start = Math.max(t1, ss.getStartTime());
        long end = Math.min(t2, ss.getCurrentEndTime());
        return end < start ? null : new MipmapWalk(ss, quark, feature, start, end);
    }
}
