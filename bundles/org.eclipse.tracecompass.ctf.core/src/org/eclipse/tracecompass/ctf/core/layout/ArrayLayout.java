package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;

/** An array, of fixed or dynamic length. */
public final class ArrayLayout extends FieldLayout {

    static final long MAX_STATIC_BITS = 1L << 48;

    private final LengthLayout length;
    private final int alignment;
    private FieldLayout element;
    private int elementFields = 1;
    private long stride;
    private boolean plainElements;

    /** Creates one whose element is set by the compiler afterwards. */
    ArrayLayout(
            String rawName,
            String name,
            ArrayClass type,
            @Nullable FieldLayout parent,
            LengthLayout length) {
        super(rawName, name, type, parent);
        this.length = length;
        alignment = type.alignment();
        element = this;
    }

    /** Sets the element, and how many fields there are in it. */
    void element(FieldLayout element, int fields) {
        this.element = element;
        elementFields = fields;
    }

    /** The layout of an element. */
    public FieldLayout element() {
        return element;
    }

    /** The number of elements. */
    long count(Decoder d) {
        return length.get(d);
    }

    @Override
    boolean dependsOnOthers() {
        return !length.fixed() || element.dependsOnOthers();
    }

    @Override
    void finish() {
        length.finish();
        element.finish();
        plainElements = element.plain && element.staticBits >= 0;
        if (element.staticBits >= 0) {
            stride = Bits.align(element.staticBits, element.alignment());
            if (length.fixed()) {
                long count = length.get(new Decoder(0));
                boolean fits = stride == 0 || count <= MAX_STATIC_BITS / stride;
                staticBits =
                        !fits
                                ? MAX_STATIC_BITS + 1
                                : count == 0 ? 0 : (count - 1) * stride + element.staticBits;
                plain = plainElements;
            }
        }
    }

    @Override
    public long skip(Decoder d, long pos) {
        long at = Bits.align(pos, alignment);
        long count = length.get(d);
        if (plainElements) {
            return end(d, at, count);
        }
        long p = at;
        for (long i = 0; i < count; i++) {
            long next = element.skip(d, p);
            if (next == p) {
                d.idle(elementFields);
            }
            p = next;
        }
        return p;
    }

    private long end(Decoder d, long at, long count) {
        if (count == 0) {
            return at;
        }
        if (stride > 0 && count > (d.limit - at) / stride + 1) {
            d.check(count > (Long.MAX_VALUE - at) / stride ? Long.MAX_VALUE : at + count * stride);
        }
        long end = at + (count - 1) * stride + element.staticBits;
        d.check(end);
        return end;
    }

    @Override
    public @Nullable Object read(Decoder d) {
        long at = Bits.align(d.pos, alignment);
        long count = length.get(d);
        if (plainElements && element instanceof IntegerLayout integer && integer.isPlainNumber()) {
            d.pos = end(d, at, count);
            long[] values = new long[(int) count];
            for (int i = 0; i < values.length; i++) {
                values[i] = integer.numberAt(d, at + i * stride);
            }
            return values;
        }
        d.pos = at;
        d.spend(count);
        if (plainElements) {
            end(d, at, count);
            if (stride == 0) {
                d.idle((int) Math.min(count, Integer.MAX_VALUE));
            }
        }
        @Nullable Object[] values = new @Nullable Object[(int) count];
        for (int i = 0; i < values.length; i++) {
            long before = d.pos;
            values[i] = element.read(d);
            if (d.pos != before) {
                d.refund();
            }
        }
        return values;
    }
}
