package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.ArrayLayout;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.OptionalLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.Utf8;
import org.eclipse.tracecompass.ctf.core.layout.VariantValue;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;

/** A field decoded by its layout. */
final class CtfDecodedField extends CtfTmfEventField {

    private final @Nullable FieldLayout layout;
    private final boolean variant;

    CtfDecodedField(
            String name,
            @Nullable FieldLayout layout,
            @Nullable Object value,
            ITmfEventField @Nullable [] fields,
            boolean variant) {
        super(name, value, fields);
        this.layout = layout;
        this.variant = variant;
    }

    /**
     * A field of a decoded value.
     *
     * @param name its name
     * @param layout its layout
     * @param value its value as the layout read it
     */
    static CtfDecodedField decode(String name, FieldLayout layout, @Nullable Object value) {
        // No switch over types: Java generates a class for each at its first use.
        if (value instanceof StructValue struct) {
            ITmfEventField[] fields = fields(struct);
            return new CtfDecodedField(name, layout, fields, fields, false);
        }
        if (value instanceof VariantValue variant) {
            CtfDecodedField option =
                    decode(variant.option().name(), variant.option(), variant.value());
            return new CtfDecodedField(
                    name, layout, option.getValue(), new ITmfEventField[] {option}, true);
        }
        return new CtfDecodedField(name, layout, convert(layout, value), null, false);
    }

    /** The members of a structure as fields. */
    static ITmfEventField[] fields(StructValue struct) {
        List<FieldLayout> members = struct.layout().members();
        ITmfEventField[] fields = new ITmfEventField[members.size()];
        for (int i = 0; i < fields.length; i++) {
            FieldLayout member = members.get(i);
            fields[i] = decode(member.name(), member, struct.values()[i]);
        }
        return fields;
    }

    /** A decoded value in the form in which fields have it. */
    static @Nullable Object convert(FieldLayout layout, @Nullable Object value) {
        if (value instanceof EnumValue labelled) {
            return new CtfEnumPair(
                    String.join(", ", labelled.labels()), labelled.value(), labelled.signed());
        }
        if (value instanceof StructValue struct) {
            return fields(struct);
        }
        if (value instanceof VariantValue variant) {
            return convert(variant.option(), variant.value());
        }
        if (value instanceof Object[] array) {
            FieldLayout element = layout instanceof ArrayLayout a ? a.element() : layout;
            @Nullable Object[] converted = new @Nullable Object[array.length];
            for (int i = 0; i < array.length; i++) {
                converted[i] = convert(element, array[i]);
            }
            return converted;
        }
        return value;
    }

    @Override
    public @Nullable ITmfEventField getField(String... path) {
        ITmfEventField field = super.getField(path);
        if (field == null && variant && path.length > 0) {
            for (ITmfEventField option : getFields()) {
                if (!isNameOf(path[0], option.getName())) {
                    return option.getField(path);
                }
                return path.length == 1
                        ? option
                        : option.getField(Arrays.copyOfRange(path, 1, path.length));
            }
        }
        return field;
    }

    /** In CTF 1.8 the names of options may have an underscore in front, in CTF 2 they have none. */
    private static boolean isNameOf(String name, String option) {
        return name.equals(FIELD_VARIANT_SELECTED)
                || option.length() == name.length() + 1
                        && option.charAt(0) == '_'
                        && option.endsWith(name);
    }

    @Override
    public @Nullable Object getExactValue() {
        if (variant && getFields().iterator().next() instanceof CtfDecodedField option) {
            return option.getExactValue();
        }
        return exact(layout, getValue());
    }

    private static @Nullable Object exact(@Nullable FieldLayout layout, @Nullable Object value) {
        return switch (value) {
            case Long number -> isSigned(layout) ? number : unsigned(number);
            case long[] numbers when !isSigned(element(layout)) -> {
                Number[] exact = new Number[numbers.length];
                for (int i = 0; i < exact.length; i++) {
                    exact[i] = unsigned(numbers[i]);
                }
                yield exact;
            }
            case ITmfEventField[] fields -> fields;
            case Object[] array -> {
                @Nullable Object[] exact = new @Nullable Object[array.length];
                for (int i = 0; i < exact.length; i++) {
                    exact[i] = exact(element(layout), array[i]);
                }
                yield exact;
            }
            case null, default -> value;
        };
    }

    private static Number unsigned(long number) {
        return number >= 0
                ? (Number) Long.valueOf(number)
                : new BigInteger(Long.toUnsignedString(number));
    }

    private static boolean isSigned(@Nullable FieldLayout layout) {
        return layout instanceof OptionalLayout optional
                ? isSigned(optional.content())
                : !(layout instanceof IntegerLayout integer) || integer.type().signed();
    }

    private static @Nullable FieldLayout element(@Nullable FieldLayout layout) {
        return switch (layout) {
            case ArrayLayout array -> array.element();
            case OptionalLayout optional -> element(optional.content());
            case null, default -> layout;
        };
    }

    @Override
    public String getFormattedValue() {
        if (variant) {
            for (ITmfEventField option : getFields()) {
                return option.getFormattedValue();
            }
        }
        return format(layout, getValue());
    }

    private static String format(@Nullable FieldLayout layout, @Nullable Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Long number) {
            return integer(layout, number);
        }
        if (value instanceof String text) {
            return Utf8.readable(text);
        }
        if (value instanceof byte[] blob) {
            return HexFormat.of().formatHex(blob);
        }
        return value.getClass().isArray() ? formatArray(layout, value) : value.toString();
    }

    private static String formatArray(@Nullable FieldLayout layout, Object value) {
        List<String> parts = new ArrayList<>();
        if (value instanceof ITmfEventField[] fields) {
            for (ITmfEventField field : fields) {
                parts.add(field.getName() + '=' + field.getFormattedValue());
            }
        } else if (value instanceof long[] numbers) {
            FieldLayout element = element(layout);
            for (long number : numbers) {
                parts.add(integer(element, number));
            }
        } else if (value instanceof Object[] array) {
            FieldLayout element = element(layout);
            for (Object part : array) {
                parts.add(format(element, part));
            }
        } else {
            return value.toString();
        }
        return '[' + String.join(", ", parts) + ']';
    }

    private static String integer(@Nullable FieldLayout layout, long number) {
        FieldLayout content =
                layout instanceof OptionalLayout optional ? optional.content() : layout;
        if (!(content instanceof IntegerLayout integer)) {
            return Long.toString(number);
        }
        IntegerClass type = integer.type();
        long bits =
                type.size() == 0 || type.size() == 64 ? number : number & (1L << type.size()) - 1;
        return switch (type.base()) {
            case 16 -> "0x" + Long.toHexString(bits);
            case 8 -> "0" + Long.toOctalString(bits);
            case 2 -> "0b" + Long.toBinaryString(bits);
            default -> type.signed() ? Long.toString(number) : Long.toUnsignedString(number);
        };
    }
}
