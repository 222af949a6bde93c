package org.eclipse.tracecompass.ctf.core.metadata;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.metadata.JsonReferences.Bounds;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.BlobClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.FloatClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass.Kind;
import org.eclipse.tracecompass.ctf.core.type.Length;
import org.eclipse.tracecompass.ctf.core.type.Mappings;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.ctf.core.type.StringClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/** Makes field classes of CTF 2's JSON objects. */
final class JsonFields {

    private static final int MAX_ALIGNMENT = 1 << 20;
    private static final long MAX_LENGTH = 1L << 40;
    private static final int UUID_BYTES = 16;

    private static final Map<String, Charset> ENCODINGS =
            Map.of(
                    "utf-8", StandardCharsets.UTF_8,
                    "utf-16be", StandardCharsets.UTF_16BE,
                    "utf-16le", StandardCharsets.UTF_16LE,
                    "utf-32be", Charset.forName("UTF-32BE"),
                    "utf-32le", Charset.forName("UTF-32LE"));

    private final Map<String, JsonNode> aliases = new HashMap<>();

    /** The field classes of aliases, so that each is read once per scope. */
    private final Map<String, FieldClass> aliased = new HashMap<>();

    private final TypeDepth nesting = new TypeDepth();
    private int depth;

    void alias(String name, JsonNode type) throws CtfReadException {
        if (aliases.putIfAbsent(name, type) != null) {
            throw type.error("the field class alias '" + name + "' is declared twice");
        }
    }

    /** The structure of a scope, or null when the property is absent. */
    @Nullable
    StructClass scope(JsonNode owner, String property, Scope scope) throws CtfReadException {
        JsonNode node = owner.get(property);
        if (node == null) {
            return null;
        }
        if (type(node, scope) instanceof StructClass struct) {
            return struct;
        }
        throw node.error("a structure is expected");
    }

    /** Checks a field class that an alias names, in no scope in particular. */
    FieldClass type(JsonNode node, @Nullable Scope scope) throws CtfReadException {
        if (++depth > TypeDepth.MOST) {
            throw node.error("field classes are nested more than 100 deep");
        }
        try {
            if (node.isText()) {
                JsonNode alias = aliases.get(node.text());
                if (alias == null) {
                    throw node.error("no field class alias '" + node.text() + "' stands before");
                }
                String key = (scope == null ? "" : scope.name()) + '/' + node.text();
                FieldClass known = aliased.get(key);
                if (known == null) {
                    known = type(alias, scope);
                    aliased.put(key, known);
                }
                return known;
            }
            refuseExtensions(node);
            FieldClass type = object(node, scope);
            if (nesting.tooDeep(type)) {
                throw node.error("field classes are nested more than 100 deep");
            }
            return type;
        } finally {
            depth--;
        }
    }

    static void refuseExtensions(JsonNode node) throws CtfReadException {
        JsonNode extensions = node.get("extensions");
        if (extensions != null && !extensions.properties().isEmpty()) {
            throw extensions.error("extensions of CTF 2 are not supported");
        }
    }

    private FieldClass object(JsonNode node, @Nullable Scope scope) throws CtfReadException {
        JsonNode type = node.require("type");
        return switch (type.text()) {
            case "fixed-length-bit-array" -> fixed(node, Kind.BITS, false, null);
            case "fixed-length-bit-map" -> bitMap(node);
            case "fixed-length-boolean" -> fixed(node, Kind.BOOLEAN, false, null);
            case "fixed-length-unsigned-integer" -> fixed(node, Kind.NUMBER, false, scope);
            case "fixed-length-signed-integer" -> fixed(node, Kind.NUMBER, true, scope);
            case "variable-length-unsigned-integer" -> variable(node, false, scope);
            case "variable-length-signed-integer" -> variable(node, true, scope);
            case "fixed-length-floating-point-number" -> real(node);
            case "null-terminated-string" ->
                    new StringClass(new Length.Terminated(), encoding(node));
            case "static-length-string" -> new StringClass(fixedLength(node), encoding(node));
            case "dynamic-length-string" -> new StringClass(dynamicLength(node), encoding(node));
            case "static-length-blob" -> uuidOrBlob(node, scope);
            case "dynamic-length-blob" -> blob(node, dynamicLength(node), Set.of());
            case "static-length-array" -> array(node, fixedLength(node), scope);
            case "dynamic-length-array" -> array(node, dynamicLength(node), scope);
            case "structure" -> struct(node, scope);
            case "optional" ->
                    new OptionalClass(
                            JsonReferences.location(node.require("selector-field-location")),
                            JsonReferences.ranges(node.get("selector-field-ranges"), Bounds.ANY),
                            type(node.require("field-class"), scope));
            case "variant" -> variant(node, scope);
            default ->
                    throw type.error(
                            "'"
                                    + type.text()
                                    + (type.text().endsWith("-enumeration")
                                            ? "' is of an obsolete draft of CTF 2"
                                            : "' is not a field class of CTF 2"));
        };
    }

    private IntegerClass fixed(JsonNode node, Kind kind, boolean signed, @Nullable Scope scope)
            throws CtfReadException {
        boolean bigEndian = bigEndian(node);
        int size = (int) node.require("length").integer(1, 64);
        IntegerClass type =
                new IntegerClass(
                        kind,
                        size,
                        alignment(node, "alignment"),
                        signed,
                        bigEndian,
                        reversed(node, bigEndian),
                        base(node),
                        false,
                        null,
                        null,
                        kind == Kind.NUMBER && !signed
                                ? JsonReferences.roles(
                                        node,
                                        scope,
                                        size == 32
                                                ? JsonReferences.OF_WORDS
                                                : JsonReferences.OF_INTEGERS)
                                : Set.of());
        return kind == Kind.NUMBER ? mapped(node, type) : type;
    }

    private IntegerClass variable(JsonNode node, boolean signed, @Nullable Scope scope)
            throws CtfReadException {
        return mapped(
                node,
                new IntegerClass(
                        Kind.NUMBER,
                        0,
                        8,
                        signed,
                        false,
                        false,
                        base(node),
                        false,
                        null,
                        null,
                        signed
                                ? Set.of()
                                : JsonReferences.roles(node, scope, JsonReferences.OF_INTEGERS)));
    }

    private static IntegerClass mapped(JsonNode node, IntegerClass type) throws CtfReadException {
        JsonNode mappings = node.get("mappings");
        return mappings == null ? type : type.withMappings(mappings(mappings, type.signed()));
    }

    private static Mappings mappings(JsonNode node, boolean signed) throws CtfReadException {
        List<Mappings.Mapping> mappings = new ArrayList<>();
        for (var entry : node.properties().entrySet()) {
            Ranges ranges =
                    JsonReferences.ranges(
                            entry.getValue(), signed ? Bounds.SIGNED : Bounds.UNSIGNED);
            if (ranges != null) {
                ranges.ranges()
                        .forEach(
                                range -> mappings.add(new Mappings.Mapping(entry.getKey(), range)));
            }
        }
        return new Mappings(signed, mappings);
    }

    private FieldClass bitMap(JsonNode node) throws CtfReadException {
        IntegerClass bits = fixed(node, Kind.BITS, false, null);
        return new IntegerClass(
                Kind.BITS,
                bits.size(),
                bits.alignment(),
                false,
                bits.bigEndian(),
                bits.reversed(),
                bits.base(),
                false,
                null,
                mappings(node.require("flags"), false),
                Set.of());
    }

    private static FieldClass real(JsonNode node) throws CtfReadException {
        JsonNode length = node.require("length");
        long size = length.integer();
        if (size != 16 && size != 32 && size != 64) {
            throw length.error(
                    "a floating-point number of " + size + " bits (16, 32, 64 are possible)");
        }
        boolean bigEndian = bigEndian(node);
        if (reversed(node, bigEndian)) {
            throw node.error("floating-point numbers with unusual bit order are not supported");
        }
        return new FloatClass((int) size, alignment(node, "alignment"), bigEndian);
    }

    private static BlobClass uuidOrBlob(JsonNode node, @Nullable Scope scope)
            throws CtfReadException {
        Length.Fixed length = fixedLength(node);
        return blob(
                node,
                length,
                JsonReferences.roles(
                        node,
                        scope,
                        length.count() == UUID_BYTES ? JsonReferences.OF_UUIDS : Set.of()));
    }

    private static BlobClass blob(JsonNode node, Length length, Set<Role> roles)
            throws CtfReadException {
        return new BlobClass(length, node.text("media-type", "application/octet-stream"), roles);
    }

    private FieldClass array(JsonNode node, Length length, @Nullable Scope scope)
            throws CtfReadException {
        return new ArrayClass(
                type(node.require("element-field-class"), scope),
                length,
                alignment(node, "minimum-alignment"));
    }

    private FieldClass struct(JsonNode node, @Nullable Scope scope) throws CtfReadException {
        List<StructClass.Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        JsonNode list = node.get("member-classes");
        if (list != null) {
            for (JsonNode member : list.elements()) {
                refuseExtensions(member);
                String name = member.require("name").text();
                if (!names.add(name)) {
                    throw member.error("a member named '" + name + "' exists already");
                }
                members.add(
                        new StructClass.Member(
                                name, name, type(member.require("field-class"), scope)));
            }
        }
        return new StructClass(members, alignment(node, "minimum-alignment"));
    }

    private FieldClass variant(JsonNode node, @Nullable Scope scope) throws CtfReadException {
        List<VariantClass.Option> options = new ArrayList<>();
        int number = 0;
        for (JsonNode option : node.require("options").elements()) {
            refuseExtensions(option);
            String name = option.text("name", Integer.toString(number++));
            options.add(
                    new VariantClass.Option(
                            name,
                            name,
                            type(option.require("field-class"), scope),
                            JsonReferences.ranges(
                                    option.require("selector-field-ranges"), Bounds.ANY)));
        }
        if (options.isEmpty()) {
            throw node.error("the variant has no options");
        }
        if (VariantClass.ambiguous(options)) {
            throw node.error("two options of the variant have the same selector value");
        }
        return new VariantClass(
                JsonReferences.location(node.require("selector-field-location")), options);
    }

    private static Length.Fixed fixedLength(JsonNode node) throws CtfReadException {
        return new Length.Fixed(node.require("length").integer(0, MAX_LENGTH));
    }

    private static Length dynamicLength(JsonNode node) throws CtfReadException {
        return new Length.Dynamic(JsonReferences.location(node.require("length-field-location")));
    }

    private static boolean bigEndian(JsonNode node) throws CtfReadException {
        JsonNode order = node.require("byte-order");
        return switch (order.text()) {
            case "big-endian" -> true;
            case "little-endian" -> false;
            default -> throw order.error("'" + order.text() + "' is no byte order");
        };
    }

    private static boolean reversed(JsonNode node, boolean bigEndian) throws CtfReadException {
        JsonNode order = node.get("bit-order");
        if (order == null) {
            return false;
        }
        return switch (order.text()) {
            case "first-to-last" -> bigEndian;
            case "last-to-first" -> !bigEndian;
            default -> throw order.error("'" + order.text() + "' is no bit order");
        };
    }

    private static int alignment(JsonNode node, String property) throws CtfReadException {
        JsonNode alignment = node.get(property);
        if (alignment == null) {
            return 1;
        }
        long bits = alignment.integer();
        if (bits < 1 || Long.bitCount(bits) != 1) {
            throw alignment.error("alignment " + bits + " is not a power of two");
        }
        if (bits > MAX_ALIGNMENT) {
            throw alignment.error("alignment " + bits + " is more than " + MAX_ALIGNMENT);
        }
        return (int) bits;
    }

    private static int base(JsonNode node) throws CtfReadException {
        JsonNode base = node.get("preferred-display-base");
        if (base == null) {
            return 10;
        }
        return switch ((int) base.integer(2, 16)) {
            case 2 -> 2;
            case 8 -> 8;
            case 10 -> 10;
            case 16 -> 16;
            default -> throw base.error("an integer's base must be 2, 8, 10 or 16");
        };
    }

    private static Charset encoding(JsonNode node) throws CtfReadException {
        JsonNode encoding = node.get("encoding");
        if (encoding == null) {
            return StandardCharsets.UTF_8;
        }
        Charset charset = ENCODINGS.get(encoding.text());
        if (charset == null) {
            throw encoding.error("'" + encoding.text() + "' is not a text encoding of CTF 2");
        }
        return charset;
    }
}
