package org.eclipse.tracecompass.ctf.core.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFStrings;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.types.BlobDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.BlobDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.BooleanDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.BooleanDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.event.types.DynamicBlobDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.DynamicBlobDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.EnumDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.EnumDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.FloatDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.FloatDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.IDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StringDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StringDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StringDefinition2;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.VariantDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.VariantDefinition;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.VariantValue;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.internal.ctf.core.event.types.ArrayDeclaration;
import org.eclipse.tracecompass.internal.ctf.core.event.types.ArrayDefinition;
import org.eclipse.tracecompass.internal.ctf.core.event.types.Declarations;

/** The documented fields of values that the reader has decoded. */
final class Definitions {

    private Definitions() {}

    /**
     * Returns a structure.
     *
     * @param value its values; null for a structure without fields
     * @param scope its scope
     */
    static StructDefinition of(@Nullable StructValue value, ILexicalScope scope) {
        if (value == null) {
            return new StructDefinition(
                    Declarations.of((StructClass) null),
                    null,
                    scope,
                    scope.getName(),
                    List.of(),
                    new Definition[0]);
        }
        StructDeclaration type = Declarations.of((StructClass) value.layout().type());
        return struct(type, null, scope, scope.getName(), value);
    }

    /**
     * Returns the fields of an event that stands for discarded ones.
     *
     * @param count how many were discarded
     * @param duration the time in which they were discarded, in ns
     */
    static StructDefinition lost(long count, long duration) {
        StructDeclaration type = LostEventDeclaration.FIELDS;
        Definition[] fields = new Definition[2];
        StructDefinition struct =
                new StructDefinition(
                        type,
                        null,
                        ILexicalScope.FIELDS,
                        ILexicalScope.FIELDS.getName(),
                        type.getFieldsList(),
                        fields);
        fields[0] =
                new IntegerDefinition(
                        IntegerDeclaration.UINT_64B_DECL,
                        struct,
                        CTFStrings.LOST_EVENTS_FIELD,
                        count);
        fields[1] =
                new IntegerDefinition(
                        IntegerDeclaration.UINT_64B_DECL,
                        struct,
                        CTFStrings.LOST_EVENTS_DURATION,
                        duration);
        return struct;
    }

    /**
     * Returns a structure with the fields of two others.
     *
     * @param first the first one
     * @param second the second one
     * @param scope its scope
     */
    static StructDefinition join(
            StructDefinition first, StructDefinition second, ILexicalScope scope) {
        StructDeclaration type = new StructDeclaration(1);
        List<String> names = new ArrayList<>();
        List<Definition> fields = new ArrayList<>();
        for (StructDefinition each : List.of(first, second)) {
            for (String name : each.getFieldNames()) {
                Definition field = each.getDefinition(name);
                if (field != null && !type.hasField(name)) {
                    type.addField(name, field.getDeclaration());
                    names.add(name);
                    fields.add(field);
                }
            }
        }
        return new StructDefinition(
                type, null, scope, scope.getName(), names, fields.toArray(new Definition[0]));
    }

    private static StructDefinition struct(
            StructDeclaration type,
            @Nullable IDefinitionScope around,
            ILexicalScope scope,
            String name,
            StructValue value) {
        List<String> names = new ArrayList<>();
        List<FieldLayout> members = value.layout().members();
        members.forEach(member -> names.add(member.name()));
        @Nullable Definition[] fields = new @Nullable Definition[names.size()];
        StructDefinition struct = new StructDefinition(type, around, scope, name, names, fields);
        for (int i = 0; i < fields.length; i++) {
            IDeclaration field = type.getField(names.get(i));
            fields[i] = field == null ? null : of(field, struct, names.get(i), value.values()[i]);
        }
        return struct;
    }

    /** A field; null for an optional one that is not there. */
    private static @Nullable Definition of(
            IDeclaration type, IDefinitionScope scope, String name, @Nullable Object value) {
        if (value == null) {
            return null;
        }
        return switch (type) {
            case IntegerDeclaration integer ->
                    new IntegerDefinition(integer, scope, name, number(value));
            case EnumDeclaration labelled ->
                    new EnumDefinition(
                            labelled,
                            scope,
                            name,
                            new IntegerDefinition(
                                    labelled.getContainerType(), scope, name, number(value)));
            case BooleanDeclaration truth ->
                    new BooleanDefinition(
                            truth, scope, name, Boolean.TRUE.equals(value) || number(value) != 0);
            case FloatDeclaration real ->
                    new FloatDefinition(
                            real, scope, name, value instanceof Number n ? n.doubleValue() : 0);
            case StringDeclaration text ->
                    new StringDefinition(text, scope, name, String.valueOf(value));
            case BlobDeclaration blob ->
                    new BlobDefinition(blob, scope, name, bytes(value), blob.getMediaType());
            case DynamicBlobDeclaration blob ->
                    new DynamicBlobDefinition(blob, scope, name, bytes(value), blob.getMediaType());
            case StructDeclaration struct ->
                    value instanceof StructValue values
                            ? struct(struct, scope, struct.getPath(scope, name), name, values)
                            : null;
            case VariantDeclaration variant -> variant(variant, scope, name, value);
            case ArrayDeclaration array -> array(array, scope, name, value);
            default -> null;
        };
    }

    private static long number(Object value) {
        return switch (value) {
            case Number number -> number.longValue();
            case EnumValue labelled -> labelled.value();
            case Boolean truth -> truth.booleanValue() ? 1 : 0;
            default -> 0;
        };
    }

    private static byte[] bytes(Object value) {
        return value instanceof byte[] bytes ? bytes : new byte[0];
    }

    private static @Nullable Definition variant(
            VariantDeclaration type, IDefinitionScope scope, String name, Object value) {
        if (!(value instanceof VariantValue variant)) {
            return null;
        }
        String option = variant.option().name();
        IDeclaration chosen = type.getFields().get(option);
        Definition field = chosen == null ? null : of(chosen, scope, option, variant.value());
        return field == null
                ? null
                : new VariantDefinition(type, scope, (EnumDefinition) null, option, name, field);
    }

    private static Definition array(
            ArrayDeclaration type, IDefinitionScope scope, String name, Object value) {
        if (value instanceof String text) {
            return new StringDefinition2(type, scope, name, text);
        }
        List<?> values =
                switch (value) {
                    case long[] numbers -> Arrays.stream(numbers).boxed().toList();
                    case Object[] objects -> Arrays.asList(objects);
                    default -> List.of();
                };
        List<@Nullable Definition> elements = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            elements.add(of(type.getElementType(), scope, name + '[' + i + ']', values.get(i)));
        }
        return new ArrayDefinition(type, scope, name, elements);
    }
}
