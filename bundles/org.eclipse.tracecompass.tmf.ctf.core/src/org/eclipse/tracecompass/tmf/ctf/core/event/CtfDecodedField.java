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
        return switch (value) {
            case StructValue struct -> {
                ITmfEventField[] fields = fields(struct);
                yield new CtfDecodedField(name, layout, fields, fields, false);
            }
            case VariantValue variant -> {
                CtfDecodedField option =
                        decode(variant.option().name(), variant.option(), variant.value());
                yield new CtfDecodedField(
                        name, layout, option.getValue(), new ITmfEventField[] {option}, true);
            }
            case null, default ->
                    new CtfDecodedField(name, layout, convert(layout, value), null, false);
        };
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
        return switch (value) {
            case EnumValue labelled ->
                    new CtfEnumPair(
                            String.join(", ", labelled.labels()),
                            labelled.value(),
                            labelled.signed());
            case StructValue struct -> fields(struct);
            case VariantValue variant -> convert(variant.option(), variant.value());
            case Object[] array -> {
                FieldLayout element = layout instanceof ArrayLayout a ? a.element() : layout;
                @Nullable Object[] converted = new @Nullable Object[array.length];
                for (int i = 0; i < array.length; i++) {
                    converted[i] = convert(element, array[i]);
                }
                yield converted;
            }
            case null, default -> value;
        };
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
        return switch (value) {
            case null -> "";
            case Long number -> integer(layout, number);
            case ITmfEventField[] fields -> {
                List<String> parts = new ArrayList<>();
                for (ITmfEventField field : fields) {
                    parts.add(field.getName() + '=' + field.getFormattedValue());
                }
                yield '[' + String.join(", ", parts) + ']';
            }
            case long[] numbers -> {
                FieldLayout element = element(layout);
                StringBuilder text = new StringBuilder("[");
                for (int i = 0; i < numbers.length; i++) {
                    text.append(i == 0 ? "" : ", ").append(integer(element, numbers[i]));
                }
                yield text.append(']').toString();
            }
            case Object[] array -> {
                FieldLayout element = element(layout);
                StringBuilder text = new StringBuilder("[");
                for (int i = 0; i < array.length; i++) {
                    text.append(i == 0 ? "" : ", ").append(format(element, array[i]));
                }
                yield text.append(']').toString();
            }
            case byte[] blob -> HexFormat.of().formatHex(blob);
            case String text -> Utf8.readable(text);
            default -> value.toString();
        };
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
