package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;

/**
 * A field class at its place in a structure, compiled: it can be skipped, located and read.
 *
 * <p>Immutable once the trace is open, so it may be used from many threads, each with its own
 * {@link Decoder}.
 */
public abstract sealed class FieldLayout
        permits IntegerLayout,
                FloatLayout,
                StringLayout,
                BlobLayout,
                ArrayLayout,
                StructLayout,
                VariantLayout,
                OptionalLayout {

    private final String rawName;
    private final String name;
    private final FieldClass type;
    private final @Nullable FieldLayout parent;

    /** Place among the parent's children. */
    int index;

    /** Bits from the start of the scope when it can be read right there, else -1. */
    long constantOffset = -1;

    /** Size when that is always the same, else -1. */
    long staticBits = -1;

    /** Whether skipping it needs no reading, so that it can be part of a run. */
    boolean plain;

    FieldLayout(String rawName, String name, FieldClass type, @Nullable FieldLayout parent) {
        this.rawName = rawName;
        this.name = name;
        this.type = type;
        this.parent = parent;
    }

    /** Name in the metadata. */
    public final String rawName() {
        return rawName;
    }

    /** Name for people. */
    public final String name() {
        return name;
    }

    /** The class of the field. */
    public FieldClass type() {
        return type;
    }

    /** The layout it is a part of; null for a scope. */
    public final @Nullable FieldLayout parent() {
        return parent;
    }

    /** Alignment in bits. */
    public final int alignment() {
        return type.alignment();
    }

    /**
     * Bits from the start of its scope if that is the same in every event and it can be read alone,
     * else -1.
     */
    public final long constantOffset() {
        return constantOffset;
    }

    /** Works out sizes and offsets once all references are resolved; children first. */
    abstract void finish();

    /**
     * Whether a length or an option in it is the value of another field: then one cannot go right
     * to it, because that field must be decoded first. Also true if the other field is inside it.
     */
    boolean dependsOnOthers() {
        return false;
    }

    /**
     * Passes the field.
     *
     * @param d the bits; remembers what later fields depend on
     * @param pos where the field may begin, before alignment
     * @return the position after it
     * @throws DecodeException if it goes beyond the bits or makes no sense
     */
    public abstract long skip(Decoder d, long pos);

    /**
     * Reads the value at the decoder's position and moves on.
     *
     * @return Long (also for unsigned integers), {@link EnumValue}, Boolean, Double, String, byte[]
     *     (blob), long[] (array of plain integers), Object[] (other arrays), {@link StructValue},
     *     {@link VariantValue}; null for an optional field that is not there
     * @throws DecodeException if it goes beyond the bits or makes no sense
     */
    public abstract @Nullable Object read(Decoder d);

    /**
     * Finds where the field begins in a scope, passing what is before it.
     *
     * @param d the bits
     * @param scopeStart where the scope begins, aligned
     * @return its first bit, aligned; -1 if it is not there (another option of a variant)
     */
    public final long locate(Decoder d, long scopeStart) {
        FieldLayout parent = this.parent;
        if (parent == null) {
            return scopeStart;
        }
        long at = parent.locate(d, scopeStart);
        return at < 0 ? at : parent.locateChild(d, at, this);
    }

    /** Where a child begins, given where this begins; -1 if it is not there. */
    long locateChild(Decoder d, long at, FieldLayout child) {
        return -1;
    }
}
