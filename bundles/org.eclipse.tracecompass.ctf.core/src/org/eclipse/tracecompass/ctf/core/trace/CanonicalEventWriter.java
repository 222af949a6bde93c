package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.HexFormat;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.ArrayLayout;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.OptionalLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.VariantValue;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * Writes an event as one canonical line, the same for any reader of the same trace, so that readers
 * can be compared: time in ns (20 digits), CPU of the packet context or {@code -}, name, common
 * context, specific context and payload, separated by tabs. Each of the last three is a JSON object
 * in the order of declaration, or {@code null} if the class has none. Integers and bits are
 * decimal, reals {@code "f:<16 hexadecimal digits>"}, enumerations {@code
 * {"v":value,"l":[labels]}}, blobs {@code "b:<hexadecimal>"}, absent optionals {@code null}; a
 * variant is its option's value; text has every character that is not printable ASCII escaped.
 */
public final class CanonicalEventWriter {

    private static final HexFormat HEX = HexFormat.of();

    private CanonicalEventWriter() {}

    /**
     * Appends the line of an event, with a line feed at its end. Nothing is appended for one that
     * stands for discarded events.
     */
    public static void append(CtfEvent event, Appendable out) throws IOException {
        if (event.lost() > 0) {
            return;
        }
        StringBuilder line = new StringBuilder(256);
        String nanos = Long.toString(Math.abs(event.nanos()));
        if (event.nanos() < 0) {
            line.append('-');
        }
        line.append("0".repeat(Math.max(0, 20 - line.length() - nanos.length()))).append(nanos);
        line.append('\t');
        if (event.cpuId() < 0) {
            line.append('-');
        } else {
            line.append(event.cpuId());
        }
        line.append('\t').append(event.name());
        for (Scope scope :
                new Scope[] {Scope.COMMON_CONTEXT, Scope.SPECIFIC_CONTEXT, Scope.PAYLOAD}) {
            line.append('\t');
            StructValue value = event.read(scope);
            if (value == null) {
                line.append("null");
            } else {
                struct(value, line);
            }
        }
        out.append(line.append('\n'));
    }

    private static void struct(StructValue struct, StringBuilder out) {
        out.append('{');
        for (int i = 0; i < struct.values().length; i++) {
            FieldLayout member = struct.layout().members().get(i);
            if (i > 0) {
                out.append(',');
            }
            text(member.name(), out);
            out.append(':');
            value(member, struct.values()[i], out);
        }
        out.append('}');
    }

    private static void value(FieldLayout layout, @Nullable Object value, StringBuilder out) {
        if (layout instanceof OptionalLayout optional) {
            value(optional.content(), value, out);
            return;
        }
        switch (value) {
            case null -> out.append("null");
            case Long number -> integer(number, isSigned(layout), out);
            case EnumValue bits when isBits(layout) -> integer(bits.value(), false, out);
            case EnumValue labelled -> labelled(labelled, out);
            case Boolean truth -> out.append(truth);
            case Double real ->
                    out.append("\"f:")
                            .append(HEX.toHexDigits(Double.doubleToRawLongBits(real)))
                            .append('"');
            case String string -> text(string, out);
            case byte[] blob -> out.append("\"b:").append(HEX.formatHex(blob)).append('"');
            case long[] numbers -> {
                boolean signed = layout instanceof ArrayLayout array && isSigned(array.element());
                out.append('[');
                for (int i = 0; i < numbers.length; i++) {
                    if (i > 0) {
                        out.append(',');
                    }
                    integer(numbers[i], signed, out);
                }
                out.append(']');
            }
            case Object[] array -> {
                FieldLayout element = layout instanceof ArrayLayout a ? a.element() : layout;
                out.append('[');
                for (int i = 0; i < array.length; i++) {
                    if (i > 0) {
                        out.append(',');
                    }
                    value(element, array[i], out);
                }
                out.append(']');
            }
            case StructValue struct -> struct(struct, out);
            case VariantValue variant -> value(variant.option(), variant.value(), out);
            default -> throw new IllegalArgumentException("no canonical form of " + value);
        }
    }

    private static boolean isSigned(FieldLayout layout) {
        return layout instanceof IntegerLayout integer && integer.type().signed();
    }

    private static boolean isBits(FieldLayout layout) {
        return layout instanceof IntegerLayout integer
                && integer.type().kind() == IntegerClass.Kind.BITS;
    }

    private static void integer(long number, boolean signed, StringBuilder out) {
        if (signed || number >= 0) {
            out.append(number);
        } else {
            out.append(Long.toUnsignedString(number));
        }
    }

    private static void labelled(EnumValue value, StringBuilder out) {
        out.append("{\"v\":");
        integer(value.value(), value.signed(), out);
        out.append(",\"l\":[");
        String separator = "";
        for (String label : value.labels()) {
            out.append(separator);
            text(label, out);
            separator = ", ";
        }
        out.append("]}");
    }

    private static void text(String string, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> {
                    if (c >= ' ' && c <= '~') {
                        out.append(c);
                    } else {
                        out.append("\\u").append(HEX.toHexDigits(c));
                    }
                }
            }
        }
        out.append('"');
    }
}
