package org.eclipse.tracecompass.internal.ctf.core.event.types;

import java.nio.ByteOrder;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.metadata.DeclarationScope;
import org.eclipse.tracecompass.ctf.core.event.types.BlobDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.BooleanDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.DynamicBlobDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.Encoding;
import org.eclipse.tracecompass.ctf.core.event.types.EnumDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.FloatDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StringDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.VariantDeclaration;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.BlobClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.FloatClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Length;
import org.eclipse.tracecompass.ctf.core.type.Mappings;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StringClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;
import org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions.ParseException;

/** The documented types of the fields whose classes the metadata has. Thread-safe. */
@NonNullByDefault
public final class Declarations {

    private static final String STRUCT = "struct ";
    private static final String ENUM = "enum ";
    private static final int FLOAT_MANTISSA = 24;
    private static final int DOUBLE_MANTISSA = 53;

    /** Structures are asked for with each event; their identity is the key. */
    private static final Map<StructClass, StructDeclaration> STRUCTS =
            Collections.synchronizedMap(new WeakHashMap<>());

    private Declarations() {}

    /**
     * Returns the type of a structure, always the same one.
     *
     * @param type its class; null for a structure without fields
     */
    public static StructDeclaration of(@Nullable StructClass type) {
        return type == null ? new StructDeclaration(1) : struct(type, new IdentityHashMap<>());
    }

    private static StructDeclaration struct(
            StructClass type, Map<FieldClass, IDeclaration> declared) {
        StructDeclaration known = STRUCTS.get(type);
        if (known == null) {
            known = new StructDeclaration(type.alignment());
            for (StructClass.Member member : type.members()) {
                known.addField(member.name(), of(member.type(), declared));
            }
            STRUCTS.put(type, known);
        }
        return known;
    }

    /**
     * Returns the type of a field.
     *
     * @param type its class
     */
    public static IDeclaration of(FieldClass type) {
        return of(type, new IdentityHashMap<>());
    }

    /** A class that several others name is declared once: each level may double their number. */
    private static IDeclaration of(FieldClass type, Map<FieldClass, IDeclaration> declared) {
        IDeclaration known = declared.get(type);
        if (known == null) {
            known = declare(type, declared);
            declared.put(type, known);
        }
        return known;
    }

    private static IDeclaration declare(FieldClass type, Map<FieldClass, IDeclaration> declared) {
        return switch (type) {
            case IntegerClass integer -> of(integer);
            case FloatClass number -> {
                int mantissa = number.size() == Float.SIZE ? FLOAT_MANTISSA : DOUBLE_MANTISSA;
                yield new FloatDeclaration(
                        number.size() - mantissa,
                        mantissa,
                        order(number.bigEndian()),
                        number.alignment());
            }
            case StringClass text -> StringDeclaration.getStringDeclaration();
            case BlobClass blob ->
                    blob.length() instanceof Length.Fixed fixed
                            ? new BlobDeclaration(
                                    (int) fixed.count(), blob.mediaType(), role(blob.roles()))
                            : new DynamicBlobDeclaration(name(blob.length()), blob.mediaType());
            case ArrayClass array ->
                    array.length() instanceof Length.Fixed fixed
                            ? new ArrayDeclaration(
                                    (int) fixed.count(), of(array.element(), declared))
                            : new ArrayDeclaration(
                                    name(array.length()), of(array.element(), declared));
            case StructClass struct -> struct(struct, declared);
            case VariantClass variant -> {
                VariantDeclaration declaration = new VariantDeclaration();
                declaration.setTag(variant.selector().toString());
                for (VariantClass.Option option : variant.options()) {
                    declaration.addField(option.name(), of(option.type(), declared));
                }
                yield declaration;
            }
            case OptionalClass optional -> of(optional.content(), declared);
        };
    }

    /**
     * Declares the types that have names.
     *
     * @param types the types, see {@link TraceClass#types()}
     * @return a scope with their names
     */
    public static DeclarationScope scope(Map<String, FieldClass> types) {
        DeclarationScope scope = new DeclarationScope();
        Map<FieldClass, IDeclaration> declared = new IdentityHashMap<>();
        types.forEach(
                (name, type) -> {
                    try {
                        register(scope, name, of(type, declared));
                    } catch (ParseException e) {
                        throw new IllegalStateException("names of types are different", e);
                    }
                });
        return scope;
    }

    private static void register(DeclarationScope scope, String name, IDeclaration type)
            throws ParseException {
        if (name.startsWith(STRUCT) && type instanceof StructDeclaration struct) {
            scope.registerStruct(name.substring(STRUCT.length()), struct);
        } else if (name.startsWith(ENUM) && type instanceof EnumDeclaration enumeration) {
            scope.registerEnum(name.substring(ENUM.length()), enumeration);
        } else {
            scope.registerType(name, type);
        }
    }

    private static String name(Length length) {
        return length instanceof Length.Dynamic dynamic ? dynamic.field().toString() : "";
    }

    /** The name of what a field is for, as CTF 2 gives it; null for nothing. */
    private static @Nullable String role(Set<Role> roles) {
        return roles.isEmpty() ? null : roles.iterator().next().ctf2Name();
    }

    private static ByteOrder order(boolean bigEndian) {
        return bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    private static IDeclaration of(IntegerClass type) {
        if (type.kind() == IntegerClass.Kind.BOOLEAN) {
            return new BooleanDeclaration(type.size(), order(type.bigEndian()), type.alignment());
        }
        String clock = type.clock();
        IntegerDeclaration integer =
                type.variable()
                        ? IntegerDeclaration.createVarintDeclaration(
                                type.signed(), type.base(), role(type.roles()), true)
                        : IntegerDeclaration.createDeclaration(
                                type.size(),
                                type.signed(),
                                type.base(),
                                order(type.bigEndian()),
                                type.text() ? Encoding.UTF8 : Encoding.NONE,
                                clock == null ? "" : clock,
                                type.alignment(),
                                role(type.roles()));
        Mappings mappings = type.mappings();
        if (type.kind() != IntegerClass.Kind.ENUMERATION || mappings == null) {
            return integer;
        }
        EnumDeclaration enumeration = new EnumDeclaration(integer);
        for (Mappings.Mapping mapping : mappings.mappings()) {
            enumeration.add(mapping.range().low(), mapping.range().high(), mapping.label());
        }
        return enumeration;
    }
}
