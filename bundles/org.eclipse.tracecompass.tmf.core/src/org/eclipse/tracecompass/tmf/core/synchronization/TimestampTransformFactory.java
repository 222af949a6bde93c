package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** Makes timestamp transforms and remembers those of workspace resources. */
public final class TimestampTransformFactory {

    private static final QualifiedName FORMULA =
            new QualifiedName("org.eclipse.tracecompass.tmf.core", "timestamp.transform.formula");
    private static final Map<String, ITmfTimestampTransform> UNSAVED = new ConcurrentHashMap<>();

    private TimestampTransformFactory() {}

    /** {@return the transform that changes nothing} */
    public static ITmfTimestampTransform getDefaultTransform() {
        return IdentityTransform.INSTANCE;
    }

    /**
     * A shift.
     *
     * @param offset nanoseconds to add
     * @return the transform
     */
    public static ITmfTimestampTransform createWithOffset(long offset) {
        return offset == 0 ? IdentityTransform.INSTANCE : new ConstantTransform(offset);
    }

    /**
     * A shift.
     *
     * @param offset time to add
     * @return the transform
     */
    public static ITmfTimestampTransform createWithOffset(ITmfTimestamp offset) {
        return createWithOffset(offset.toNanos());
    }

    /**
     * A shift and drift.
     *
     * @param factor what to multiply with
     * @param offset time to add after that
     * @return the transform
     */
    public static ITmfTimestampTransform createLinear(double factor, ITmfTimestamp offset) {
        return createLinear(factor, offset.toNanos());
    }

    /**
     * A shift and drift.
     *
     * @param factor what to multiply with
     * @param offset nanoseconds to add after that
     * @return the transform
     */
    public static ITmfTimestampTransform createLinear(double factor, long offset) {
        return factor == 1.0
                ? createWithOffset(offset)
                : new LinearTransform(
                        BigDecimal.valueOf(factor), BigDecimal.valueOf(offset).setScale(1));
    }

    /**
     * A shift and drift, exactly.
     *
     * @param factor what to multiply with
     * @param offset nanoseconds to add after that
     * @return the transform
     */
    public static ITmfTimestampTransform createLinear(BigDecimal factor, BigDecimal offset) {
        if (factor.compareTo(BigDecimal.ONE) == 0 && offset.stripTrailingZeros().scale() <= 0) {
            return createWithOffset(offset.longValueExact());
        }
        return new LinearTransform(factor, offset);
    }

    /**
     * A clock whose speed changes: straight lines between points, which go on beyond the first and
     * the last.
     *
     * @param points nanoseconds of the one clock, and what the other shows then; at least two
     * @return the transform
     * @throws IllegalArgumentException when there are less than two points, or a clock stands still
     *     or goes back between two
     */
    public static ITmfTimestampTransform createPiecewiseLinear(NavigableMap<Long, Long> points) {
        return PiecewiseTransform.through(points);
    }

    /**
     * The stored form of a transform.
     *
     * @param transform a transform
     * @return its stored form; null for the one that changes nothing and for those of foreign
     *     classes
     */
    public static @Nullable String formulaOf(ITmfTimestampTransform transform) {
        return switch (transform) {
            case ConstantTransform constant -> "1 " + constant.getOffset();
            case LinearTransform linear -> linear.getSlope() + " " + linear.getOffset();
            case PiecewiseTransform piecewise -> piecewise.formula();
            default -> null;
        };
    }

    /**
     * Reads the stored form.
     *
     * @param formula what {@link #formulaOf} gave
     * @return the transform
     * @throws NumberFormatException when it is not a stored form
     */
    public static ITmfTimestampTransform parse(String formula) {
        String[] parts = formula.trim().split("\\s+");
        if (parts.length > 2 && parts.length % 3 == 2) {
            return PiecewiseTransform.parse(parts);
        }
        if (parts.length != 2) {
            throw new NumberFormatException("Not a transform: " + formula);
        }
        return createLinear(new BigDecimal(parts[0]), new BigDecimal(parts[1]));
    }

    /**
     * The transform of a resource.
     *
     * @param resource a trace's resource, or null
     * @return what was set for it, else the transform that changes nothing
     */
    public static ITmfTimestampTransform getTimestampTransform(@Nullable IResource resource) {
        if (resource == null) {
            return getDefaultTransform();
        }
        ITmfTimestampTransform unsaved = UNSAVED.get(key(resource));
        if (unsaved != null) {
            return unsaved;
        }
        try {
            String formula = resource.getPersistentProperty(FORMULA);
            return formula == null ? getDefaultTransform() : parse(formula);
        } catch (CoreException | NumberFormatException e) {
            return getDefaultTransform();
        }
    }

    /**
     * Sets the transform of a resource.
     *
     * @param resource a trace's resource; nothing is done when null
     * @param tt its transform, null to forget it
     */
    public static void setTimestampTransform(
            @Nullable IResource resource, @Nullable ITmfTimestampTransform tt) {
        if (resource == null) {
            return;
        }
        String formula = tt == null ? null : formulaOf(tt);
        try {
            resource.setPersistentProperty(FORMULA, formula);
            if (tt == null || formula != null || tt.equals(getDefaultTransform())) {
                UNSAVED.remove(key(resource));
                return;
            }
        } catch (CoreException e) {
            // Not in a workspace that can keep it: remember it for the life of the process.
        }
        if (tt == null) {
            UNSAVED.remove(key(resource));
        } else {
            UNSAVED.put(key(resource), tt);
        }
    }

    private static String key(IResource resource) {
        return resource.getFullPath().toString();
    }
}
