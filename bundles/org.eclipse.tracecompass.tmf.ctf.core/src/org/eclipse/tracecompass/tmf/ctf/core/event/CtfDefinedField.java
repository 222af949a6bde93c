package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.AbstractArrayDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.BooleanDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.CompoundDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.event.types.EnumDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.FloatDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.IDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.SimpleDatatypeDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StringDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StringDefinition2;
import org.eclipse.tracecompass.ctf.core.event.types.VariantDefinition;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.ctf.core.CtfConstants;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;

/** A field with the value of a definition. */
final class CtfDefinedField extends CtfTmfEventField {

    private final String text;

    private CtfDefinedField(
            String name, @Nullable Object value, ITmfEventField @Nullable [] fields, String text) {
        super(name, value, fields);
        this.text = text;
    }

    /**
     * Makes a field.
     *
     * @param definition the definition
     * @param name the name of the field
     */
    static CtfDefinedField of(IDefinition definition, String name) {
        String text = String.valueOf(definition);
        return switch (definition) {
            case ICompositeDefinition struct -> {
                ITmfEventField[] fields = fields(struct);
                yield new CtfDefinedField(name, fields, fields, text);
            }
            case VariantDefinition variant -> {
                CtfDefinedField option =
                        of(variant.getCurrentField(), variant.getCurrentFieldName());
                yield new CtfDefinedField(
                        name, option.getValue(), new ITmfEventField[] {option}, option.text);
            }
            default -> new CtfDefinedField(name, value(definition), null, text);
        };
    }

    /**
     * Makes the content of an event: its fields, and those of its contexts under the names that
     * they have in the content of all events.
     *
     * @param event the event
     */
    static ITmfEventField contentOf(IEventDefinition event) {
        List<ITmfEventField> all = new ArrayList<>();
        addFields(event.getFields(), "", all);
        addFields(event.getContext(), CtfConstants.CONTEXT_FIELD_PREFIX, all);
        return new TmfEventField(
                ITmfEventField.ROOT_FIELD_ID, null, all.toArray(new ITmfEventField[0]));
    }

    private static ITmfEventField[] fields(ICompositeDefinition struct) {
        List<ITmfEventField> fields = new ArrayList<>();
        addFields(struct, "", fields);
        return fields.toArray(new ITmfEventField[0]);
    }

    private static void addFields(
            @Nullable ICompositeDefinition struct, String prefix, List<ITmfEventField> into) {
        List<String> names = struct == null ? List.of() : struct.getFieldNames();
        for (String name : names) {
            Definition field = struct == null ? null : struct.getDefinition(name);
            boolean decorated = prefix.isEmpty() || name.startsWith("_");
            if (field != null) {
                into.add(of(field, prefix + (decorated ? name : '_' + name)));
            }
        }
    }

    private static @Nullable Object value(IDefinition definition) {
        return switch (definition) {
            case IntegerDefinition integer -> Long.valueOf(integer.getValue());
            case EnumDefinition labelled ->
                    new CtfEnumPair(
                            labelled.getValue() == null ? "" : labelled.getValue(),
                            labelled.getIntegerValue());
            case FloatDefinition real -> Double.valueOf(real.getValue());
            case AbstractArrayDefinition array -> array(array);
            case BooleanDefinition truth -> Boolean.valueOf(truth.getValue());
            case SimpleDatatypeDefinition simple -> simple.getBytes();
            case StringDefinition text -> text.getValue();
            case StringDefinition2 text -> text.getValue();
            default -> Messages.CtfTmfEventField_UnsupportedType + definition.getClass().getName();
        };
    }

    private static Object array(AbstractArrayDefinition array) {
        if (array.getDeclaration() instanceof CompoundDeclaration type && type.isString()) {
            return String.valueOf(array);
        }
        List<@Nullable Definition> elements = array.getDefinitions();
        if (array.getDeclaration() instanceof CompoundDeclaration type
                && type.getElementType() instanceof IntegerDeclaration) {
            return elements.stream()
                    .mapToLong(e -> e instanceof IntegerDefinition i ? i.getValue() : 0)
                    .toArray();
        }
        return elements.stream()
                .map(element -> element == null ? null : of(element, "").getValue())
                .toArray();
    }

    @Override
    public String getFormattedValue() {
        return text;
    }
}
