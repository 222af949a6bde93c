package org.eclipse.tracecompass.ctf.core.layout;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.StringClass;

/** Text: ending at a null character, of fixed, or of dynamic length. */
public final class StringLayout extends FieldLayout {

    private static final char UNKNOWN = '\uFFFD';

    private final Charset charset;
    private final int unit;
    private final @Nullable LengthLayout length;

    StringLayout(
            String rawName,
            String name,
            StringClass type,
            @Nullable FieldLayout parent,
            @Nullable LengthLayout length) {
        super(rawName, name, type, parent);
        charset = type.charset();
        String charset = this.charset.name();
        unit = charset.startsWith("UTF-16") ? 2 : charset.startsWith("UTF-32") ? 4 : 1;
        this.length = length;
    }

    @Override
    boolean dependsOnOthers() {
        LengthLayout length = this.length;
        return length != null && !length.fixed();
    }

    @Override
    void finish() {
        LengthLayout length = this.length;
        if (length != null) {
            length.finish();
            if (length.fixed()) {
                staticBits = length.get(new Decoder(0)) * 8;
                plain = true;
            }
        }
    }

    @Override
    public long skip(Decoder d, long pos) {
        long at = Bits.align(pos, 8);
        LengthLayout length = this.length;
        if (length != null) {
            long bytes = length.get(d);
            d.check(bytes > Long.MAX_VALUE / 16 ? Long.MAX_VALUE : at + 8 * bytes);
            return at + 8 * bytes;
        }
        d.check(at);
        int from = (int) (at - d.start >>> 3);
        long end = at + 8L * (terminator(d, from) - from + unit);
        d.check(end);
        return end;
    }

    /** Index of the null character; it may lie in the padding after the bits. */
    private int terminator(Decoder d, int from) {
        if (unit == 1) {
            return Bits.zeroByte(d.bytes, from);
        }
        int at = from;
        int last = d.bytes.length - unit;
        while (at < last && !zeroUnit(d.bytes, at)) {
            at += unit;
        }
        return at;
    }

    private boolean zeroUnit(byte[] bytes, int at) {
        int any = 0;
        for (int i = 0; i < unit; i++) {
            any |= bytes[at + i];
        }
        return any == 0;
    }

    @Override
    public @Nullable Object read(Decoder d) {
        long at = Bits.align(d.pos, 8);
        long end = skip(d, at);
        d.pos = end;
        int from = (int) (at - d.start >>> 3);
        int to = (int) (end - d.start >>> 3);
        int last = from;
        if (unit == 1) {
            while (last < to && d.bytes[last] != 0) {
                last++;
            }
        } else {
            while (last + unit <= to && !zeroUnit(d.bytes, last)) {
                last += unit;
            }
        }
        return text(d.bytes, from, last - from);
    }

    private String text(byte[] bytes, int from, int length) {
        if (unit == 1) {
            int i = from;
            while (i < from + length && bytes[i] > 0) {
                i++;
            }
            if (i == from + length) {
                return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
            }
        }
        String text = new String(bytes, from, length, charset);
        return text.indexOf(UNKNOWN) >= 0 && charset == StandardCharsets.UTF_8
                ? Utf8.decode(bytes, from, length)
                : text;
    }
}
