package org.eclipse.tracecompass.ctf.core.layout;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.BlobClass;

/** Bytes without a known meaning. */
public final class BlobLayout extends FieldLayout {

    private final LengthLayout length;

    BlobLayout(
            String rawName,
            String name,
            BlobClass type,
            @Nullable FieldLayout parent,
            LengthLayout length) {
        super(rawName, name, type, parent);
        this.length = length;
    }

    @Override
    boolean dependsOnOthers() {
        return !length.fixed();
    }

    @Override
    void finish() {
        length.finish();
        if (length.fixed()) {
            staticBits = length.get(new Decoder(0)) * 8;
            plain = true;
        }
    }

    @Override
    public long skip(Decoder d, long pos) {
        long at = Bits.align(pos, 8);
        long bytes = length.get(d);
        d.check(bytes > Long.MAX_VALUE / 16 ? Long.MAX_VALUE : at + 8 * bytes);
        return at + 8 * bytes;
    }

    @Override
    public @Nullable Object read(Decoder d) {
        long at = Bits.align(d.pos, 8);
        long end = skip(d, at);
        d.pos = end;
        return Arrays.copyOfRange(d.bytes, (int) (at - d.start >>> 3), (int) (end - d.start >>> 3));
    }
}
