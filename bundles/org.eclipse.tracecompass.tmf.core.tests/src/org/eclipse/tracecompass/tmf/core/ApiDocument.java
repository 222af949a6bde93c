package org.eclipse.tracecompass.tmf.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The types that a page of documented signatures lists.
 *
 * <p>Generics are erased while reading: a type variable becomes its bound. A name stands without
 * its package, an array keeps its brackets and a variable argument is an array.
 */
final class ApiDocument {

    /** A method ({@code returns} is present) or a constructor. */
    record Callable(
            Set<String> modifiers,
            Optional<String> returns,
            String name,
            List<String> parameters,
            List<String> exceptions) {}

    /** A field; {@code value} is its initializer as written, empty where none is listed. */
    record Field(Set<String> modifiers, String type, String name, String value) {}

    /** A type; the name is the binary one. */
    record Type(
            String binaryName,
            Set<String> modifiers,
            String kind,
            List<String> supertypes,
            Map<String, String> variables,
            List<Callable> callables,
            List<Field> fields,
            List<String> constants) {

        boolean isNested() {
            return binaryName.indexOf('$') >= 0;
        }
    }

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
                    "@Deprecated");

    private final List<Type> types = new ArrayList<>();
    private String packageName = "";

    private ApiDocument() {}

    /** Reads one page; fails on a line that it cannot read as a signature. */
    static List<Type> read(Path page) throws IOException {
        ApiDocument document = new ApiDocument();
        // the types that surround the current line, outermost first; one nests by two blanks
        List<Type> open = new ArrayList<>();
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith("## package ")) {
                document.packageName = line.substring("## package ".length()).strip();
            } else if (line.startsWith("### ")) {
                open.clear();
                open.add(document.type(line.substring(4), Optional.empty()));
            } else if (line.stripLeading().startsWith("- ") && !open.isEmpty()) {
                document.member(line, open);
            }
        }
        return document.types;
    }

    private void member(String line, List<Type> open) {
        int indent = line.indexOf('-');
        String text = line.strip().substring(2);
        boolean nested = text.startsWith("nested **");
        // a nested type stands two blanks to the right of its siblings, its members four
        int depth = indent / 4 + 1;
        while (open.size() > depth) {
            open.removeLast();
        }
        Type owner = open.getLast();
        if (nested) {
            String header = text.substring("nested **".length(), text.lastIndexOf("**"));
            open.add(type(header, Optional.of(owner)));
        } else if (text.startsWith("constants: ")) {
            owner.constants.addAll(List.of(text.substring("constants: ".length()).split(", ")));
        } else if (text.startsWith("field `")) {
            owner.fields.add(field(text.substring("field `".length(), text.length() - 1), owner));
        } else if (text.startsWith("`")) {
            owner.callables.add(callable(text.substring(1, text.length() - 1), owner));
        } else {
            throw new IllegalArgumentException("cannot read: " + line);
        }
    }

    private Type type(String header, Optional<Type> owner) {
        Set<String> modifiers = new HashSet<>();
        String rest = takeModifiers(header, modifiers);
        int blank = rest.indexOf(' ');
        String kind = rest.substring(0, blank);
        rest = rest.substring(blank + 1).strip();
        int end = 0;
        while (end < rest.length() && Character.isJavaIdentifierPart(rest.charAt(end))) {
            end++;
        }
        String name = rest.substring(0, end);
        rest = rest.substring(end).strip();
        Map<String, String> variables = new HashMap<>();
        if (!modifiers.contains("static")) {
            owner.ifPresent(o -> variables.putAll(o.variables));
        }
        rest = takeVariables(rest, variables);
        List<String> supertypes = new ArrayList<>();
        String names = erase(rest).replaceAll("\\b(extends|implements)\\b", ",");
        for (String supertype : names.split(",")) {
            if (!supertype.isBlank()) {
                supertypes.add(simple(supertype));
            }
        }
        Type type =
                new Type(
                        owner.map(o -> o.binaryName + "$").orElse(packageName + ".") + name,
                        modifiers,
                        kind,
                        supertypes,
                        variables,
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>());
        types.add(type);
        return type;
    }

    private static Field field(String text, Type owner) {
        Set<String> modifiers = new HashSet<>();
        String rest = takeModifiers(text, modifiers);
        int equal = rest.indexOf(" = ");
        String value = equal < 0 ? "" : rest.substring(equal + 3).strip();
        String declaration = erase(equal < 0 ? rest : rest.substring(0, equal)).strip();
        int blank = declaration.lastIndexOf(' ');
        return new Field(
                modifiers,
                bound(declaration.substring(0, blank), owner.variables),
                declaration.substring(blank + 1),
                value);
    }

    private static Callable callable(String text, Type owner) {
        Set<String> modifiers = new HashSet<>();
        String rest = takeModifiers(text.startsWith("[o] ") ? text.substring(4) : text, modifiers);
        Map<String, String> variables = new HashMap<>(owner.variables);
        rest = erase(takeVariables(rest, variables));
        int open = rest.indexOf('(');
        int close = rest.indexOf(')');
        String head = rest.substring(0, open).strip();
        int blank = head.lastIndexOf(' ');
        List<String> parameters = new ArrayList<>();
        for (String parameter : rest.substring(open + 1, close).split(",")) {
            if (!parameter.isBlank()) {
                String p = parameter.replace("...", "[]").replaceAll("\\s*\\[", "[").strip();
                p = p.replaceAll("((\\[])+)\\s*", "$1 ").strip();
                parameters.add(bound(p.substring(0, p.lastIndexOf(' ')), variables));
            }
        }
        String tail = rest.substring(close + 1).strip();
        List<String> exceptions =
                tail.startsWith("throws ")
                        ? Arrays.stream(tail.substring(7).split(",")).map(String::strip).toList()
                        : List.of();
        return new Callable(
                modifiers,
                blank < 0
                        ? Optional.empty()
                        : Optional.of(bound(head.substring(0, blank), variables)),
                head.substring(blank + 1),
                parameters,
                exceptions);
    }

    private static String takeModifiers(String text, Set<String> modifiers) {
        String rest = text.strip();
        while (true) {
            int blank = rest.indexOf(' ');
            if (blank < 0 || !MODIFIERS.contains(rest.substring(0, blank))) {
                return rest;
            }
            modifiers.add(rest.substring(0, blank));
            rest = rest.substring(blank + 1).strip();
        }
    }

    /** Reads leading type variables, if any, into the map and returns what follows them. */
    private static String takeVariables(String text, Map<String, String> variables) {
        if (!text.startsWith("<")) {
            return text;
        }
        int depth = 0;
        int start = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (c == ',' && depth == 1 || depth == 0) {
                String[] parts = erase(text.substring(start, i)).strip().split(" extends ");
                variables.put(parts[0], parts.length > 1 ? bound(parts[1], variables) : "Object");
                start = i + 1;
            }
            if (depth == 0) {
                return text.substring(i + 1).strip();
            }
        }
        throw new IllegalArgumentException("unbalanced: " + text);
    }

    /** Removes type arguments and marks of nullable types. */
    private static String erase(String text) {
        StringBuilder erased = new StringBuilder();
        int depth = 0;
        for (char c : text.toCharArray()) {
            if (c == '<') {
                depth++;
            } else if (c == '>') {
                depth--;
            } else if (depth == 0 && c != '?') {
                erased.append(c);
            }
        }
        return erased.toString();
    }

    private static String bound(String type, Map<String, String> variables) {
        String name = simple(type);
        int bracket = name.indexOf('[');
        String element = bracket < 0 ? name : name.substring(0, bracket);
        return variables.getOrDefault(element, element)
                + (bracket < 0 ? "" : name.substring(bracket));
    }

    private static String simple(String type) {
        String name = type.replace(" ", "");
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
