package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.FloatClass;

/** A floating-point number. */
public final class FloatLayout extends FieldLayout {

    private final FloatClass fFloat;

    FloatLayout(String rawName, String name, FloatClass type, @Nullable FieldLayout parent) {
        super(rawName, name, type, parent);
        fFloat = type;
    }

    @Override
    void finish() {
        staticBits = fFloat.size();
        plain = true;
    }

    @Override
    public long skip(Decoder d, long pos) {
        return Bits.align(pos, fFloat.alignment()) + fFloat.size();
    }

    /** Reads the number at an aligned position. */
    public double number(Decoder d, long at) {
        d.check(at + fFloat.size());
        d.pos = at + fFloat.size();
        long bits = Bits.read(d.bytes, at - d.start, fFloat.size(), false, fFloat.bigEndian());
        return switch (fFloat.size()) {
            case 16 -> Float.float16ToFloat((short) bits);
            case 32 -> Float.intBitsToFloat((int) bits);
            default -> Double.longBitsToDouble(bits);
        };
    }

    @Override
    public @Nullable Object read(Decoder d) {
        return number(d, Bits.align(d.pos, fFloat.alignment()));
    }
}
