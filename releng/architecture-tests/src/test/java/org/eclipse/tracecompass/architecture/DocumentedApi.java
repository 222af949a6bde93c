package org.eclipse.tracecompass.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The documented API of one bundle, read from its page. Types of signatures are erased and simple:
 * {@code List<ITmfTrace>} is {@code List}, {@code T extends ISegment} is {@code ISegment}.
 */
final class DocumentedApi {

    private static final Set<String> MODIFIERS =
            Set.of(
                    "public",
                    "protected",
                    "static",
                    "final",
                    "abstract",
                    "default",
                    "sealed",
                    "synchronized",
                    "native");

    private static final Pattern TYPE =
            Pattern.compile("((?:\\w+ )*?)(class|interface|enum|record|@interface) ([\\w.]+)(.*)");

    /**
     * A type of the page.
     *
     * @param name its binary name
     * @param kind class, interface, enum, record or @interface
     * @param modifiers as written; those of an interface's nested types are often left out
     * @param supertypes what it extends or implements, by simple name
     * @param members what is declared in it
     */
    record Type(
            String name,
            String kind,
            Set<String> modifiers,
            List<String> supertypes,
            List<Member> members) {}

    /**
     * A field, method, constructor or enum constant.
     *
     * @param key its name with the simple names of its parameters: {@code put(int,Object)}
     * @param type what it is or gives back, by simple name; empty for a constructor
     * @param modifiers those of its declaration, with those that an interface implies
     * @param overrides whether a supertype has it too
     * @param nullable which of its parameters may be null, and at the end the result
     * @param constant its value as written, or null
     */
    record Member(
            String key,
            String type,
            Set<String> modifiers,
            boolean overrides,
            List<Boolean> nullable,
            String constant) {}

    private final List<Type> types = new ArrayList<>();
    private final Map<String, Map<String, String>> variables = new HashMap<>();
    private String packageName = "";
    private Type type;

    private DocumentedApi() {}

    /** Reads a page. */
    static List<Type> read(Path page) throws IOException {
        DocumentedApi api = new DocumentedApi();
        for (String line : Files.readAllLines(page)) {
            try {
                api.line(line);
            } catch (RuntimeException e) {
                throw new IllegalStateException(page.getFileName() + ": " + line, e);
            }
        }
        return api.types;
    }

    private void line(String line) {
        if (line.startsWith("## package ")) {
            packageName = line.substring(11).strip();
        } else if (line.startsWith("### ")) {
            type = type(line.substring(4));
            types.add(type);
        } else if (line.startsWith("- constants ")) {
            for (String constant : line.substring(12).split(", ")) {
                type.members.add(
                        new Member(
                                constant.strip(),
                                simple(type.name),
                                Set.of("public", "static", "final"),
                                false,
                                List.of(false),
                                null));
            }
        } else if (line.startsWith("- field `")) {
            type.members.add(field(code(line)));
        } else if (line.startsWith("- `")) {
            type.members.add(method(code(line)));
        }
    }

    private static String code(String line) {
        return line.substring(line.indexOf('`') + 1, line.lastIndexOf('`'));
    }

    private Type type(String text) {
        Matcher m = TYPE.matcher(text);
        if (!m.matches()) {
            throw new IllegalArgumentException("not a type");
        }
        String nested = m.group(3);
        String rest = m.group(4);
        Map<String, String> own = new HashMap<>();
        int outer = nested.lastIndexOf('.');
        if (outer > 0) {
            own.putAll(variables.getOrDefault(nested.substring(0, outer), Map.of()));
        }
        if (rest.startsWith("<")) {
            int end = closing(rest, 0);
            declare(rest.substring(1, end), own);
            rest = rest.substring(end + 1);
        }
        variables.put(nested, own);
        List<Member> members = new ArrayList<>();
        if (rest.startsWith("(")) {
            int end = rest.lastIndexOf(')');
            components(rest.substring(1, end), own, members);
            rest = rest.substring(end + 1);
        }
        List<String> supertypes = new ArrayList<>();
        for (String name : split(rest.replaceAll("\\b(extends|implements)\\b", ","))) {
            supertypes.add(erased(name, own));
        }
        return new Type(
                packageName + "." + nested.replace('.', '$'),
                m.group(2),
                words(m.group(1)),
                supertypes,
                members);
    }

    private static void components(
            String components, Map<String, String> own, List<Member> members) {
        for (String component : split(components)) {
            int space = component.lastIndexOf(' ');
            members.add(
                    new Member(
                            component.substring(space + 1) + "()",
                            erased(component.substring(0, space), own),
                            Set.of("public"),
                            false,
                            List.of(isNullable(component)),
                            null));
        }
    }

    private Member field(String text) {
        String constant = null;
        String declaration = text;
        int equals = text.indexOf(" = ");
        if (equals > 0) {
            constant = text.substring(equals + 3);
            declaration = text.substring(0, equals);
        }
        Set<String> modifiers = new TreeSet<>();
        String rest = modifiers(declaration, modifiers);
        if (isInterface()) {
            modifiers.addAll(Set.of("public", "static", "final"));
        }
        int space = rest.lastIndexOf(' ');
        return new Member(
                rest.substring(space + 1),
                erased(rest.substring(0, space), variables()),
                modifiers,
                false,
                List.of(isNullable(rest)),
                constant);
    }

    private Member method(String text) {
        boolean overrides = text.startsWith("[o] ");
        Set<String> modifiers = new TreeSet<>();
        String rest = modifiers(overrides ? text.substring(4) : text, modifiers);
        if (isInterface()) {
            modifiers.add("public");
        }
        Map<String, String> own = new HashMap<>(variables());
        if (rest.startsWith("<")) {
            int end = closing(rest, 0);
            declare(rest.substring(1, end), own);
            rest = modifiers(rest.substring(end + 1).strip(), modifiers);
        }
        int open = rest.indexOf('(');
        String head = rest.substring(0, open);
        List<String> parameters = new ArrayList<>();
        List<Boolean> nullable = new ArrayList<>();
        for (String parameter : split(rest.substring(open + 1, rest.lastIndexOf(')')))) {
            int space = parameter.lastIndexOf(' ');
            parameters.add(erased(parameter.substring(0, space), own));
            nullable.add(isNullable(parameter));
        }
        int space = head.lastIndexOf(' ');
        String name = space < 0 ? "<init>" : head.substring(space + 1);
        nullable.add(space >= 0 && isNullable(head));
        return new Member(
                name + "(" + String.join(",", parameters) + ")",
                space < 0 ? "" : erased(head.substring(0, space), own),
                modifiers,
                overrides,
                nullable,
                null);
    }

    private boolean isInterface() {
        return type.kind.endsWith("interface");
    }

    private Map<String, String> variables() {
        String nested = type.name.substring(packageName.length() + 1).replace('$', '.');
        return variables.getOrDefault(nested, Map.of());
    }

    /** Collects leading modifiers; gives what follows them. */
    private static String modifiers(String text, Set<String> into) {
        String rest = text.strip();
        while (rest.indexOf(' ') > 0 && MODIFIERS.contains(rest.substring(0, rest.indexOf(' ')))) {
            into.add(rest.substring(0, rest.indexOf(' ')));
            rest = rest.substring(rest.indexOf(' ') + 1).strip();
        }
        return rest;
    }

    private static Set<String> words(String text) {
        Set<String> words = new TreeSet<>(Arrays.asList(text.strip().split(" ")));
        words.remove("");
        return words;
    }

    /** The type parameters and the simple names of what they are at least. */
    private static void declare(String parameters, Map<String, String> into) {
        Map<String, String> bounds = new LinkedHashMap<>();
        for (String parameter : split(parameters)) {
            String[] parts = parameter.strip().split(" extends ", 2);
            bounds.put(
                    parts[0].replace("?", "").strip(),
                    parts.length == 1 ? "Object" : parts[1].split(" & ")[0]);
        }
        into.putAll(bounds);
        bounds.forEach((name, bound) -> into.put(name, erased(bound, into)));
    }

    /** The simple name of a type without its arguments; arrays keep their brackets. */
    private static String erased(String text, Map<String, String> variables) {
        StringBuilder plain = new StringBuilder();
        int depth = 0;
        for (char c : text.replace("...", "[]").toCharArray()) {
            depth += c == '<' ? 1 : 0;
            if (depth == 0 && c != '?' && c != ' ') {
                plain.append(c);
            }
            depth -= c == '>' ? 1 : 0;
        }
        String name = plain.toString();
        int array = name.indexOf('[');
        String brackets = array < 0 ? "" : name.substring(array);
        String element = simple(array < 0 ? name : name.substring(0, array));
        return variables.getOrDefault(element, element) + brackets;
    }

    private static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    /**
     * A question mark before the outermost type says so; before brackets it says it of the array.
     */
    private static boolean isNullable(String text) {
        if (text.contains("?[")) {
            return true;
        }
        return !text.contains("[]") && text.strip().matches("(final )?\\?[A-Za-z].*");
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '<' ? 1 : text.charAt(i) == '>' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("no closing bracket");
    }

    /** Splits at commas outside of angle brackets. */
    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ',' : text.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (c == ',' && (depth == 0 || i == text.length())) {
                if (!text.substring(start, i).isBlank()) {
                    parts.add(text.substring(start, i).strip());
                }
                start = i + 1;
            }
        }
        return parts;
    }
}
