package org.eclipse.tracecompass.ctf.core.metadata;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.metadata.TsdlTokens.Kind;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.FieldReference;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Length;
import org.eclipse.tracecompass.ctf.core.type.Mappings;
import org.eclipse.tracecompass.ctf.core.type.Mappings.Mapping;
import org.eclipse.tracecompass.ctf.core.type.Ranges.Range;
import org.eclipse.tracecompass.ctf.core.type.StringClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass.Member;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass.Option;

/** Parses the types of TSDL: specifiers, declarators, members, aliases. */
final class TsdlTypes {

    private final TsdlErrors errors;
    private final TsdlTokens in;
    private final TsdlScalars scalars;
    private final TypeDepth nesting = new TypeDepth();
    private int depth;

    /** The integer types whose text occurs again, by the place of the first one. */
    private final Map<Integer, FieldClass> integers = new HashMap<>();

    TsdlTypes(TsdlErrors errors, TsdlTokens in, boolean bigEndian, Set<String> clocks) {
        this.errors = errors;
        this.in = in;
        scalars = new TsdlScalars(errors, in, bigEndian, clocks);
    }

    /** Takes {@code typealias type := name ;} after the first word. */
    void alias(TsdlScope scope) throws CtfReadException {
        FieldClass type = type(scope);
        if (in.kind() != Kind.ASSIGN_TYPE) {
            throw in.unexpected("':='");
        }
        in.next();
        String name = typeName();
        declare(scope, name, type);
        in.expectSign(';');
    }

    /** Takes {@code typedef type name ;} after the first word. */
    void typedef(TsdlScope scope) throws CtfReadException {
        for (Declared declared : declaration(scope)) {
            declare(scope, declared.name(), declared.type());
        }
    }

    /** Takes a type without a declarator. */
    FieldClass type(TsdlScope scope) throws CtfReadException {
        FieldClass inline = inlineType(scope);
        return inline != null ? inline : lookUp(scope, typeName());
    }

    /** Whether a type with a body of its own begins here. */
    boolean atInlineType() {
        return in.kind() == Kind.INTEGER
                || in.isWord("integer")
                || in.isWord("floating_point")
                || in.isWord("string")
                || in.isWord("struct")
                || in.isWord("enum")
                || in.isWord("variant");
    }

    private record Declared(String name, FieldClass type) {}

    /** Takes {@code type name[..], name ;}; no names for {@code struct x {..};}. */
    private List<Declared> declaration(TsdlScope scope) throws CtfReadException {
        List<Declared> result = new ArrayList<>();
        FieldClass inline = inlineType(scope);
        if (inline == null && in.isWord("variant")) {
            throw in.unexpected("a type");
        }
        String name = "";
        if (inline == null) {
            name = words();
            int last = name.lastIndexOf(' ');
            if (!in.isSign('*')) {
                if (last < 0) {
                    throw in.unexpected("the name of a member");
                }
                result.add(
                        declarator(
                                scope,
                                lookUp(scope, name.substring(0, last)),
                                name.substring(last + 1)));
                while (in.takeSign(',')) {
                    result.add(
                            declarator(
                                    scope,
                                    lookUp(scope, name.substring(0, last)),
                                    in.expectWord("a name")));
                }
                in.expectSign(';');
                return result;
            }
        } else if (in.takeSign(';')) {
            return result;
        }
        do {
            String type = name;
            while (in.takeSign('*')) {
                type += " *";
                in.takeWord("const");
            }
            FieldClass pointed = inline != null ? inline : lookUp(scope, type);
            result.add(declarator(scope, pointed, in.expectWord("the name of a member")));
        } while (in.takeSign(','));
        in.expectSign(';');
        return result;
    }

    private Declared declarator(TsdlScope scope, FieldClass type, String name)
            throws CtfReadException {
        List<Length> lengths = new ArrayList<>();
        while (in.takeSign('[')) {
            if (lengths.size() >= TypeDepth.MOST) {
                throw in.error("an array has more than " + TypeDepth.MOST + " dimensions");
            }
            int line = in.line();
            if (in.isWord()) {
                String path = TsdlValue.path(in);
                lengths.add(new Length.Dynamic(reference(path, line)));
            } else {
                long count = in.number();
                if (count < 0) {
                    throw errors.at(line, "the length of '" + name + "' is negative");
                }
                lengths.add(new Length.Fixed(count));
            }
            in.expectSign(']');
        }
        FieldClass result = type;
        for (int i = lengths.size() - 1; i >= 0; i--) {
            result =
                    result instanceof IntegerClass integer
                                    && integer.text()
                                    && integer.size() == 8
                                    && integer.alignment() == 8
                            ? new StringClass(lengths.get(i), StandardCharsets.UTF_8)
                            : new ArrayClass(result, lengths.get(i), 1);
        }
        return new Declared(name, bounded(result));
    }

    static FieldReference reference(String path, int line) {
        for (var scope : org.eclipse.tracecompass.ctf.core.type.Scope.values()) {
            if (path.startsWith(scope.tsdlName() + '.')) {
                String rest = path.substring(scope.tsdlName().length() + 1);
                return new FieldReference(scope, List.of(rest.split("\\.")), line);
            }
        }
        return new FieldReference(null, List.of(path.split("\\.")), line);
    }

    private @Nullable FieldClass inlineType(TsdlScope scope) throws CtfReadException {
        if (!atInlineType()) {
            return null;
        }
        if (in.kind() == Kind.INTEGER) {
            return knownInteger();
        }
        if (++depth > TypeDepth.MOST) {
            throw tooDeep();
        }
        try {
            String word = in.expectWord("a type");
            FieldClass type =
                    switch (word) {
                        case "integer" -> scalars.integer();
                        case "floating_point" -> scalars.floatingPoint();
                        case "string" -> scalars.string();
                        case "struct" -> struct(scope);
                        case "enum" -> enumeration(scope);
                        default -> variant(scope);
                    };
            return bounded(type);
        } finally {
            depth--;
        }
    }

    private FieldClass knownInteger() throws CtfReadException {
        Integer first = in.firstPlace();
        FieldClass known = integers.get(first);
        if (known == null) {
            int place = in.place();
            in.goTo(first);
            in.next();
            known = scalars.integer();
            integers.put(first, known);
            in.goTo(place);
        }
        in.next();
        return known;
    }

    private FieldClass bounded(FieldClass type) throws CtfReadException {
        if (nesting.tooDeep(type)) {
            throw tooDeep();
        }
        return type;
    }

    private CtfReadException tooDeep() {
        return in.error("types are nested more than " + TypeDepth.MOST + " deep");
    }

    private FieldClass struct(TsdlScope scope) throws CtfReadException {
        int line = in.line();
        String name = in.isWord() && !in.isWord("align") ? in.expectWord("a name") : "";
        if (!in.isSign('{')) {
            FieldClass known = scope.find("struct " + name);
            if (known == null) {
                throw errors.at(line, "struct '" + name + "' is not declared");
            }
            return known;
        }
        in.next();
        List<Member> members = members(new TsdlScope(scope));
        long alignment = 1;
        if (in.takeWord("align")) {
            in.expectSign('(');
            alignment = scalars.alignment(new TsdlValue(true, in.number(), "", line));
            in.expectSign(')');
        }
        FieldClass type = new StructClass(members, (int) alignment);
        if (!name.isEmpty()) {
            declare(scope, "struct " + name, type);
        }
        return type;
    }

    private List<Member> members(TsdlScope scope) throws CtfReadException {
        List<Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        while (!in.takeSign('}')) {
            if (in.takeWord("typealias")) {
                alias(scope);
            } else if (in.takeWord("typedef")) {
                typedef(scope);
            } else {
                int line = in.line();
                for (Declared declared : declaration(scope)) {
                    if (!names.add(declared.name())) {
                        throw errors.at(
                                line, "a member named '" + declared.name() + "' exists already");
                    }
                    members.add(
                            new Member(declared.name(), shown(declared.name()), declared.type()));
                }
            }
        }
        return members;
    }

    /** TSDL names carry an underscore in front so that they never are key words. */
    static String shown(String rawName) {
        return rawName.length() > 1 && rawName.charAt(0) == '_' ? rawName.substring(1) : rawName;
    }

    private FieldClass variant(TsdlScope scope) throws CtfReadException {
        int line = in.line();
        String name = in.isWord() ? in.expectWord("a name") : "";
        String tag = "";
        if (in.takeSign('<')) {
            tag = TsdlValue.path(in);
            in.expectSign('>');
        }
        List<Option> options;
        if (in.takeSign('{')) {
            options = new ArrayList<>();
            for (Member member : members(new TsdlScope(scope))) {
                options.add(new Option(member.rawName(), member.name(), member.type(), null));
            }
            if (!name.isEmpty() && !scope.declareVariant(name, options)) {
                throw errors.at(line, "variant '" + name + "' is declared twice");
            }
        } else {
            List<Option> known = scope.findVariant(name);
            if (known == null) {
                throw errors.at(line, "variant '" + name + "' is not declared");
            }
            options = known;
        }
        if (tag.isEmpty() && !in.isSign(';')) {
            throw errors.at(line, "the variant does not name the field that selects its option");
        }
        return new VariantClass(reference(tag.isEmpty() ? "?" : tag, line), options);
    }

    private FieldClass enumeration(TsdlScope scope) throws CtfReadException {
        int line = in.line();
        String name = in.isWord() ? in.expectWord("a name") : "";
        IntegerClass container = null;
        if (in.takeSign(':')) {
            if (!(type(scope) instanceof IntegerClass integer)) {
                throw errors.at(line, "an enumeration must have an integer type");
            }
            container = integer;
        }
        if (!in.takeSign('{')) {
            FieldClass known = scope.find("enum " + name);
            if (known == null) {
                throw errors.at(line, "enum '" + name + "' is not declared");
            }
            return known;
        }
        if (container == null) {
            if (!(lookUp(scope, "int") instanceof IntegerClass integer)) {
                throw errors.at(line, "an enumeration must have an integer type");
            }
            container = integer;
        }
        FieldClass type =
                container.withMappings(new Mappings(container.signed(), mappings(container)));
        if (!name.isEmpty()) {
            declare(scope, "enum " + name, type);
        }
        return type;
    }

    private List<Mapping> mappings(IntegerClass container) throws CtfReadException {
        List<Mapping> mappings = new ArrayList<>();
        long next = 0;
        while (!in.takeSign('}')) {
            int line = in.line();
            String label;
            if (in.kind() == Kind.TEXT) {
                label = in.unquoted();
                in.next();
            } else {
                label = in.expectWord("a label");
            }
            long low = next;
            long high = next;
            if (in.takeSign('=')) {
                low = in.number();
                high = low;
                if (in.kind() == Kind.ELLIPSIS) {
                    in.next();
                    high = in.number();
                }
            }
            int order =
                    container.signed() ? Long.compare(low, high) : Long.compareUnsigned(low, high);
            if (order > 0) {
                throw errors.at(line, "the range of label '" + label + "' ends before it begins");
            }
            mappings.add(new Mapping(label, new Range(low, high)));
            next = high + 1;
            if (!in.takeSign(',') && !in.isSign('}')) {
                throw in.unexpected("',' or '}'");
            }
        }
        return mappings;
    }

    /** Takes the name of a type: words, and stars of pointers. */
    private String typeName() throws CtfReadException {
        StringBuilder name = new StringBuilder(words());
        while (in.takeSign('*')) {
            name.append(" *");
            in.takeWord("const");
        }
        return name.toString();
    }

    private String words() throws CtfReadException {
        StringBuilder words = new StringBuilder();
        while (in.isWord()) {
            if (!in.isWord("const")) {
                words.append(words.isEmpty() ? "" : " ").append(in.raw());
            }
            in.next();
        }
        if (words.isEmpty()) {
            throw in.unexpected("a type");
        }
        return words.toString();
    }

    private FieldClass lookUp(TsdlScope scope, String name) throws CtfReadException {
        FieldClass type = scope.find(name);
        if (type == null) {
            throw in.error("type '" + name + "' is not declared");
        }
        return type;
    }

    private void declare(TsdlScope scope, String name, FieldClass type) throws CtfReadException {
        if (!scope.declare(name, type)) {
            throw in.error("type '" + name + "' is declared twice");
        }
    }

    /** The attributes of a block {@code { name = value; ... }}, from after the opening brace. */
    static Map<String, TsdlValue> attributes(TsdlTokens in) throws CtfReadException {
        Map<String, TsdlValue> attributes = new java.util.LinkedHashMap<>();
        while (!in.takeSign('}')) {
            String name = TsdlValue.path(in);
            in.expectSign('=');
            attributes.put(name, TsdlValue.take(in));
            in.expectSign(';');
        }
        return attributes;
    }
}
