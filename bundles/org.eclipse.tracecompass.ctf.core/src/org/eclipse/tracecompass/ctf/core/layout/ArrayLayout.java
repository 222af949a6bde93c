package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;

/** An array, of fixed or dynamic length. */
public final class ArrayLayout extends FieldLayout {

    static final long MAX_STATIC_BITS = 1L << 48;

    private final LengthLayout fLength;
    private final int fAlignment;
    private FieldLayout fElement;
    private int fElementFields = 1;
    private long fStride;
    private boolean fPlainElements;

    /** Creates one whose element is set by the compiler afterwards. */
    ArrayLayout(
            String rawName,
            String name,
            ArrayClass type,
            @Nullable FieldLayout parent,
            LengthLayout length) {
        super(rawName, name, type, parent);
        fLength = length;
        fAlignment = type.alignment();
        fElement = this;
    }

    /** Sets the element, and how many fields there are in it. */
    void element(FieldLayout element, int fields) {
        fElement = element;
        fElementFields = fields;
    }

    /** The layout of an element. */
    public FieldLayout element() {
        return fElement;
    }

    @Override
    boolean dependsOnOthers() {
        return !fLength.fixed() || fElement.dependsOnOthers();
    }

    @Override
    void finish() {
        fLength.finish();
        fElement.finish();
        fPlainElements = fElement.plain && fElement.staticBits >= 0;
        if (fElement.staticBits >= 0) {
            fStride = Bits.align(fElement.staticBits, fElement.alignment());
            if (fLength.fixed()) {
                long count = fLength.get(new Decoder(0));
                boolean fits = fStride == 0 || count <= MAX_STATIC_BITS / fStride;
                staticBits =
                        !fits
                                ? MAX_STATIC_BITS + 1
                                : count == 0 ? 0 : (count - 1) * fStride + fElement.staticBits;
                plain = fPlainElements;
            }
        }
    }

    @Override
    public long skip(Decoder d, long pos) {
        long at = Bits.align(pos, fAlignment);
        long count = fLength.get(d);
        if (fPlainElements) {
            return end(d, at, count);
        }
        long p = at;
        for (long i = 0; i < count; i++) {
            long next = fElement.skip(d, p);
            if (next == p) {
                d.idle(fElementFields);
            }
            p = next;
        }
        return p;
    }

    private long end(Decoder d, long at, long count) {
        if (count == 0) {
            return at;
        }
        if (fStride > 0 && count > (d.limit - at) / fStride + 1) {
            d.check(
                    count > (Long.MAX_VALUE - at) / fStride
                            ? Long.MAX_VALUE
                            : at + count * fStride);
        }
        long end = at + (count - 1) * fStride + fElement.staticBits;
        d.check(end);
        return end;
    }

    @Override
    public @Nullable Object read(Decoder d) {
        long at = Bits.align(d.pos, fAlignment);
        long count = fLength.get(d);
        if (fPlainElements
                && fElement instanceof IntegerLayout integer
                && integer.isPlainNumber()) {
            d.pos = end(d, at, count);
            d.spend(count);
            long[] values = new long[(int) count];
            for (int i = 0; i < values.length; i++) {
                values[i] = integer.numberAt(d, at + i * fStride);
            }
            return values;
        }
        d.pos = at;
        d.spend(count);
        if (fPlainElements) {
            end(d, at, count);
            if (fStride == 0) {
                d.idle((int) Math.min(count, Integer.MAX_VALUE));
            }
        }
        @Nullable Object[] values = new @Nullable Object[(int) count];
        for (int i = 0; i < values.length; i++) {
            values[i] = fElement.read(d);
        }
        return values;
    }
}
