package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of state providers that keep mipmaps of numeric attributes; see the package for what that
 * is. Write such an attribute with {@link #modifyMipmapAttribute} only. The values that are not
 * complete at the end of the trace are written then.
 */
public abstract class AbstractTmfMipmapStateProvider extends AbstractTmfStateProvider {

    /** Keep the maximum. */
    public static final int MAX = 1 << 1;

    /** Keep the minimum. */
    public static final int MIN = 1 << 2;

    /** Keep the average over time. */
    public static final int AVG = 1 << 3;

    /** The attribute below which the maxima are. */
    public static final String MAX_STRING = "max";

    /** The attribute below which the minima are. */
    public static final String MIN_STRING = "min";

    /** The attribute below which the averages are. */
    public static final String AVG_STRING = "avg";

    /** An attribute with mipmaps, and its ongoing value. */
    private static final class Attribute {
        private final List<Mipmap> mipmaps = new ArrayList<>();
        private long start;
        private @Nullable Number value;

        void end(long end) {
            Number value = this.value;
            if (value != null && end >= start) {
                for (Mipmap mipmap : mipmaps) {
                    mipmap.add(start, end, value);
                }
            }
        }

        void save(DataOutput out) throws IOException {
            out.writeLong(start);
            StateValueCodec.write(out, value);
            out.writeInt(mipmaps.size());
            for (Mipmap mipmap : mipmaps) {
                mipmap.save(out);
            }
        }

        void restore(DataInput in, ITmfStateSystemBuilder target) throws IOException {
            start = in.readLong();
            value = MipmapFeature.number(StateValueCodec.read(in));
            for (int count = in.readInt(); count > 0; count--) {
                mipmaps.add(new Mipmap(target, in));
            }
        }
    }

    private final Map<Integer, Attribute> attributes = new HashMap<>();

    /**
     * Creates a provider.
     *
     * @param trace the trace whose events are read
     * @param id an id, which names the thread
     */
    public AbstractTmfMipmapStateProvider(ITmfTrace trace, String id) {
        super(trace, id);
    }

    /**
     * Changes an attribute and its mipmaps. Which mipmaps it has is decided by its first value that
     * is not null. To be called from the thread of the provider.
     *
     * @param ts the time of the change, in nanoseconds
     * @param value an Integer, Long or Double, plain or as an {@link ITmfStateValue}, or null. The
     *     ongoing value again is no change
     * @param baseQuark the attribute
     * @param mipmapFeatureBits {@link #MAX}, {@link #MIN}, {@link #AVG}, or several; 0 for no
     *     mipmap
     * @param resolution how many values are summed up in one of the next level; 1 or less for no
     *     mipmap
     * @throws StateValueTypeException when the value is not numeric although a mipmap is asked for,
     *     or of another type than the attribute
     * @throws TimeRangeException when the time is before the latest change of the attribute
     */
    protected void modifyMipmapAttribute(
            long ts, @Nullable Object value, int baseQuark, int mipmapFeatureBits, int resolution) {
        ITmfStateSystemBuilder target = Objects.requireNonNull(getStateSystemBuilder());
        Attribute attribute = attributes.get(baseQuark);
        if (attribute == null
                && (resolution <= 1 || (mipmapFeatureBits & (MAX | MIN | AVG)) == 0)) {
            target.modifyAttribute(ts, value, baseQuark);
            return;
        }
        Object plain = value instanceof ITmfStateValue stateValue ? stateValue.unboxValue() : value;
        Number number = MipmapFeature.number(plain);
        target.modifyAttribute(ts, number, baseQuark);
        if (attribute == null) {
            if (number == null) {
                return;
            }
            attribute = new Attribute();
            for (MipmapFeature feature : MipmapFeature.values()) {
                if (feature.isIn(mipmapFeatureBits)) {
                    attribute.mipmaps.add(new Mipmap(target, baseQuark, feature, resolution, ts));
                }
            }
            attributes.put(baseQuark, attribute);
        } else if (Objects.equals(number, attribute.value)) {
            return;
        } else {
            attribute.end(ts - 1);
        }
        attribute.start = ts;
        attribute.value = number;
    }

    /** {@inheritDoc} Subclasses that override it call this one, or lose the last values. */
    @Override
    protected void closing(long endTime) {
        if (attributes.isEmpty()) {
            return;
        }
        // The ongoing states end at the last change of any attribute, if that is later.
        int anyQuark = attributes.keySet().iterator().next();
        ITmfStateSystemBuilder target = Objects.requireNonNull(getStateSystemBuilder());
        long ongoing = target.querySingleState(Long.MAX_VALUE, anyQuark).getEndTime();
        long end = Math.max(endTime, ongoing);
        for (Attribute attribute : attributes.values()) {
            attribute.mipmaps.forEach(mipmap -> mipmap.setHistoryEnd(end));
            attribute.end(end);
            attribute.mipmaps.forEach(Mipmap::flush);
            attribute.value = null;
        }
    }

    /**
     * Writes the values that are not complete, for a subclass that is an {@link
     * org.eclipse.tracecompass.tmf.core.statesystem.IResumableStateProvider}; one that overrides it
     * calls this one first.
     *
     * @param out where to
     * @throws IOException when writing fails
     */
    public void saveState(DataOutput out) throws IOException {
        out.writeInt(attributes.size());
        for (Map.Entry<Integer, Attribute> attribute : attributes.entrySet()) {
            out.writeInt(attribute.getKey());
            attribute.getValue().save(out);
        }
    }

    /**
     * Reads what {@link #saveState} wrote.
     *
     * @param in where from
     * @throws IOException when reading fails
     */
    public void restoreState(DataInput in) throws IOException {
        ITmfStateSystemBuilder target = Objects.requireNonNull(getStateSystemBuilder());
        for (int count = in.readInt(); count > 0; count--) {
            int quark = in.readInt();
            Attribute attribute = new Attribute();
            attribute.restore(in, target);
            attributes.put(quark, attribute);
        }
    }
}
