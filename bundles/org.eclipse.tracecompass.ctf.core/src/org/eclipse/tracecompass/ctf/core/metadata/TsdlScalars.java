package org.eclipse.tracecompass.ctf.core.metadata;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.FloatClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Length;
import org.eclipse.tracecompass.ctf.core.type.StringClass;

/** Parses the attributes of TSDL's integers, floating-point numbers and strings. */
final class TsdlScalars {

    private static final int MAX_ALIGNMENT = 1 << 20;

    private final TsdlErrors errors;
    private final TsdlTokens in;
    private final boolean bigEndian;
    private final Set<String> clocks;

    TsdlScalars(TsdlErrors errors, TsdlTokens in, boolean bigEndian, Set<String> clocks) {
        this.errors = errors;
        this.in = in;
        this.bigEndian = bigEndian;
        this.clocks = clocks;
    }

    FieldClass integer() throws CtfReadException {
        int line = in.line();
        in.expectSign('{');
        Map<String, TsdlValue> attributes = TsdlTypes.attributes(in);
        TsdlValue size = attributes.get("size");
        if (size == null) {
            throw errors.at(line, "an integer has no size");
        }
        long bits = size.integer(errors, "size");
        if (bits < 1 || bits > 64) {
            throw errors.at(size.line(), "an integer of " + bits + " bits (1 to 64 are possible)");
        }
        TsdlValue align = attributes.get("align");
        TsdlValue signed = attributes.get("signed");
        TsdlValue map = attributes.get("map");
        IntegerClass type =
                new IntegerClass(
                        IntegerClass.Kind.NUMBER,
                        (int) bits,
                        align == null ? defaultAlignment(bits) : alignment(align),
                        signed != null && signed.truth(errors, "signed"),
                        bigEndian(attributes.get("byte_order")),
                        false,
                        base(attributes.get("base")),
                        isText(attributes.get("encoding")),
                        null,
                        null,
                        Set.of());
        return map == null ? type : type.withClock(clock(map));
    }

    FieldClass floatingPoint() throws CtfReadException {
        int line = in.line();
        in.expectSign('{');
        Map<String, TsdlValue> attributes = TsdlTypes.attributes(in);
        TsdlValue exponent = attributes.get("exp_dig");
        TsdlValue mantissa = attributes.get("mant_dig");
        if (exponent == null || mantissa == null) {
            throw errors.at(line, "a floating-point number needs exp_dig and mant_dig");
        }
        long exp = exponent.integer(errors, "exp_dig");
        long mant = mantissa.integer(errors, "mant_dig");
        int size = exp == 5 && mant == 11 ? 16 : exp == 8 && mant == 24 ? 32 : 64;
        if (size == 64 && (exp != 11 || mant != 53)) {
            throw errors.at(
                    line,
                    "a floating-point number of exp_dig "
                            + exp
                            + " and mant_dig "
                            + mant
                            + " (5 and 11, 8 and 24, 11 and 53 are possible)");
        }
        TsdlValue align = attributes.get("align");
        return new FloatClass(
                size,
                align == null ? defaultAlignment(size) : alignment(align),
                bigEndian(attributes.get("byte_order")));
    }

    FieldClass string() throws CtfReadException {
        if (in.takeSign('{')) {
            isText(TsdlTypes.attributes(in).get("encoding"));
        }
        return new StringClass(new Length.Terminated(), StandardCharsets.UTF_8);
    }

    int alignment(TsdlValue value) throws CtfReadException {
        long bits = value.integer(errors, "align");
        if (bits < 1 || Long.bitCount(bits) != 1) {
            throw errors.at(value.line(), "alignment " + bits + " is not a power of two");
        }
        if (bits > MAX_ALIGNMENT) {
            throw errors.at(value.line(), "alignment " + bits + " is more than " + MAX_ALIGNMENT);
        }
        return (int) bits;
    }

    private static int defaultAlignment(long bits) {
        return bits % 8 == 0 ? 8 : 1;
    }

    private boolean bigEndian(@Nullable TsdlValue order) throws CtfReadException {
        return order == null ? bigEndian : bigEndian(errors, order, bigEndian);
    }

    static boolean bigEndian(TsdlErrors errors, TsdlValue order, boolean nativeOrder)
            throws CtfReadException {
        return switch (order.text()) {
            case "native" -> nativeOrder;
            case "be", "network" -> true;
            case "le" -> false;
            default ->
                    throw errors.at(
                            order.line(),
                            "byte order '"
                                    + order.text()
                                    + "' (native, network, be, le are possible)");
        };
    }

    private int base(@Nullable TsdlValue base) throws CtfReadException {
        if (base == null) {
            return 10;
        }
        return switch (base.number() ? Long.toString(base.value()) : base.text()) {
            case "10", "decimal", "dec", "d", "i", "u" -> 10;
            case "16", "hexadecimal", "hex", "x", "X", "p" -> 16;
            case "8", "octal", "oct", "o" -> 8;
            case "2", "binary", "b" -> 2;
            default -> throw errors.at(base.line(), "an integer's base must be 2, 8, 10 or 16");
        };
    }

    private boolean isText(@Nullable TsdlValue encoding) throws CtfReadException {
        if (encoding == null) {
            return false;
        }
        return switch (encoding.text().toLowerCase(Locale.ROOT)) {
            case "none" -> false;
            case "utf8", "utf-8", "ascii" -> true;
            default ->
                    throw errors.at(
                            encoding.line(),
                            "encoding '" + encoding.text() + "' (none, UTF8, ASCII are possible)");
        };
    }

    private String clock(TsdlValue map) throws CtfReadException {
        String[] path = map.text().split("\\.");
        if (path.length != 3 || !path[0].equals("clock") || !path[2].equals("value")) {
            throw errors.at(map.line(), "'map' must be clock.NAME.value");
        }
        if (!clocks.contains(path[1])) {
            throw errors.at(map.line(), "clock '" + path[1] + "' is not declared");
        }
        return path[1];
    }
}
