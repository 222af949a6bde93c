package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.FloatClass;

/** A floating-point number. */
public final class FloatLayout extends FieldLayout {

    private final FloatClass floatClass;

    FloatLayout(String rawName, String name, FloatClass type, @Nullable FieldLayout parent) {
        super(rawName, name, type, parent);
        floatClass = type;
    }

    @Override
    void finish() {
        staticBits = floatClass.size();
        plain = true;
    }

    /** Whether its bits are in big-endian order. */
    boolean bigEndian() {
        return floatClass.bigEndian();
    }

    @Override
    public long skip(Decoder d, long pos) {
        return Bits.align(pos, floatClass.alignment()) + floatClass.size();
    }

    /** Reads the number at an aligned position. */
    public double number(Decoder d, long at) {
        d.check(at + floatClass.size());
        d.pos = at + floatClass.size();
        long bits =
                Bits.read(d.bytes, at - d.start, floatClass.size(), false, floatClass.bigEndian());
        return switch (floatClass.size()) {
            case 16 -> Float.float16ToFloat((short) bits);
            case 32 -> Float.intBitsToFloat((int) bits);
            default -> Double.longBitsToDouble(bits);
        };
    }

    @Override
    public @Nullable Object read(Decoder d) {
        return number(d, Bits.align(d.pos, floatClass.alignment()));
    }
}
