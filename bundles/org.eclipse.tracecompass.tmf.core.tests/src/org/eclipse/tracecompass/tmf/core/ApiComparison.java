package org.eclipse.tracecompass.tmf.core;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares documented types with those on the class path.
 *
 * <p>A difference is what would keep a plug-in that was written for the documentation from being
 * compiled or linked: something missing, weaker or of another type, and also an abstract method
 * that the documentation does not know, since no plug-in would implement it. What is merely
 * stronger (a default method for an abstract one, a class that may be extended) is none.
 */
final class ApiComparison {

    private static final String PACKAGES = "org.eclipse.tracecompass.";

    /** Names that more than one library has; the documentation means these. */
    private static final Map<String, String> LIBRARY =
            Map.of(
                    "Predicate", "java.util.function",
                    "Function", "java.util.function",
                    "Supplier", "java.util.function",
                    "Iterator", "java.util",
                    "List", "java.util",
                    "Collection", "java.util",
                    "Multimap", "com.google.common.collect",
                    "Table", "com.google.common.collect",
                    "Logger", "java.util.logging",
                    "Format", "java.text");

    private final Map<String, ApiDocument.Type> documented = new HashMap<>();
    private final Map<String, Set<String>> packagesByName = new HashMap<>();
    private final Set<String> differences = new LinkedHashSet<>();
    private String current = "";

    ApiComparison(List<ApiDocument.Type> types) {
        for (ApiDocument.Type type : types) {
            documented.put(type.binaryName(), type);
            if (!type.isNested()) {
                int dot = type.binaryName().lastIndexOf('.');
                packagesByName
                        .computeIfAbsent(type.binaryName().substring(dot + 1), n -> new HashSet<>())
                        .add(type.binaryName().substring(0, dot));
            }
        }
    }

    /** Returns one line per difference, each starting with the name of the type. */
    List<String> differences() {
        documented.values().stream()
                .sorted((a, b) -> a.binaryName().compareTo(b.binaryName()))
                .forEach(this::compare);
        return List.copyOf(differences);
    }

    private void report(String difference) {
        differences.add(current + ": " + difference);
    }

    private void compare(ApiDocument.Type type) {
        current = type.binaryName();
        Class<?> actual;
        try {
            actual = Class.forName(type.binaryName(), false, getClass().getClassLoader());
        } catch (ClassNotFoundException e) {
            report("is missing");
            return;
        }
        compareHeader(type, actual);
        for (String constant : type.constants()) {
            if (Stream.of(Objects.requireNonNull(actual.getEnumConstants()))
                    .noneMatch(c -> ((Enum<?>) c).name().equals(constant))) {
                report("has no constant " + constant);
            }
        }
        type.fields().forEach(field -> compareField(field, actual));
        type.callables().forEach(callable -> compareCallable(callable, actual));
        if (!Modifier.isFinal(actual.getModifiers()) && !actual.isSealed() && !actual.isEnum()) {
            findUnknownAbstractMethods(actual);
        }
    }

    private void compareHeader(ApiDocument.Type type, Class<?> actual) {
        String kind =
                actual.isAnnotation()
                        ? "@interface"
                        : actual.isInterface()
                                ? "interface"
                                : actual.isEnum() ? "enum" : actual.isRecord() ? "record" : "class";
        if (!kind.equals(type.kind())) {
            report("is a " + kind + ", not a " + type.kind());
        }
        int modifiers = actual.getModifiers();
        compareVisibility("the type", type.modifiers(), modifiers, type.isNested());
        if (kind.equals("class")) {
            for (String word : List.of("abstract", "final")) {
                boolean is =
                        word.equals("final")
                                ? Modifier.isFinal(modifiers)
                                : Modifier.isAbstract(modifiers);
                if (is != type.modifiers().contains(word)) {
                    report((is ? "is " : "is not ") + word);
                }
            }
            if (type.isNested()
                    && type.modifiers().contains("static") != Modifier.isStatic(modifiers)) {
                report("is static or not, against the documentation");
            }
        }
        if (type.modifiers().contains("sealed") != actual.isSealed()) {
            report("is sealed or not, against the documentation");
        }
        Set<String> supertypes = new HashSet<>();
        collectSupertypes(actual, supertypes);
        for (String supertype : type.supertypes()) {
            if (!supertypes.contains(supertype)) {
                report("is no " + supertype);
            }
        }
        if (type.supertypes().contains("Exception") && supertypes.contains("RuntimeException")) {
            report("is unchecked");
        }
    }

    private void collectSupertypes(Class<?> type, Set<String> names) {
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces()))
                .forEach(
                        supertype -> {
                            names.add(name(supertype));
                            collectSupertypes(supertype, names);
                        });
    }

    private void compareField(ApiDocument.Field field, Class<?> type) {
        java.lang.reflect.Field actual;
        try {
            actual = type.getDeclaredField(field.name());
        } catch (NoSuchFieldException e) {
            report("has no field " + field.name());
            return;
        }
        String subject = "field " + field.name();
        if (!name(actual.getType()).equals(field.type())) {
            report(subject + " is a " + name(actual.getType()) + ", not a " + field.type());
        }
        int modifiers = actual.getModifiers();
        compareVisibility(subject, field.modifiers(), modifiers, type.isInterface());
        for (String word : List.of("static", "final")) {
            boolean is =
                    word.equals("final")
                            ? Modifier.isFinal(modifiers)
                            : Modifier.isStatic(modifiers);
            if (!type.isInterface() && is != field.modifiers().contains(word)) {
                report(subject + (is ? " is " : " is not ") + word);
            }
        }
        if (Modifier.isStatic(modifiers)) {
            value(field.value(), type)
                    .ifPresent(
                            value -> {
                                try {
                                    actual.setAccessible(true);
                                    String is = String.valueOf(actual.get(null));
                                    if (!is.equals(value)) {
                                        report(subject + " has the value " + is);
                                    }
                                } catch (IllegalAccessException e) {
                                    report(subject + " cannot be read");
                                }
                            });
        }
    }

    /** Returns the text of a simple constant expression; empty where it is not that simple. */
    private static Optional<String> value(String expression, Class<?> type) {
        if (expression.contains("(") || expression.isEmpty()) {
            return Optional.empty();
        }
        if (expression.matches("-?\\d+L?")) {
            return Optional.of(expression.replace("L", ""));
        }
        if (expression.matches("\"[^\"]*\"|\"\\\\\"\"")) {
            String text = expression.substring(1, expression.length() - 1);
            return Optional.of(text.replace("\\\"", "\""));
        }
        if (expression.matches("1 << \\d+")) {
            return Optional.of(String.valueOf(1 << Integer.parseInt(expression.substring(5))));
        }
        if (expression.equals("Integer.MAX_VALUE")) {
            return Optional.of(String.valueOf(Integer.MAX_VALUE));
        }
        int plus = expression.indexOf(" + ");
        if (plus > 0) {
            Optional<String> tail = value(expression.substring(plus + 3), type);
            return value(expression.substring(0, plus), type)
                    .flatMap(head -> tail.map(t -> head + t));
        }
        try {
            return Optional.of(String.valueOf(type.getDeclaredField(expression).get(null)));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    private void compareCallable(ApiDocument.Callable callable, Class<?> type) {
        String subject =
                callable.name()
                        + callable.parameters().stream()
                                .collect(Collectors.joining(", ", "(", ")"));
        Optional<? extends Executable> found =
                callable.returns().isEmpty()
                        ? Stream.of(type.getDeclaredConstructors())
                                .filter(c -> parameters(c, type).equals(callable.parameters()))
                                .findAny()
                        : method(type, callable);
        if (found.isEmpty()) {
            report("has no " + subject);
            return;
        }
        Executable actual = found.orElseThrow();
        int modifiers = actual.getModifiers();
        compareVisibility(subject, callable.modifiers(), modifiers, type.isInterface());
        if (actual instanceof Method m
                && !name(m.getReturnType()).equals(callable.returns().get())) {
            report(subject + " returns " + name(m.getReturnType()));
        }
        if (Modifier.isStatic(modifiers) != callable.modifiers().contains("static")) {
            report(subject + " is static or not, against the documentation");
        }
        if (Modifier.isAbstract(modifiers)
                && (callable.modifiers().contains("default")
                        || !type.isInterface() && !callable.modifiers().contains("abstract"))) {
            report(subject + " is abstract");
        }
        if (Modifier.isFinal(modifiers)
                && !callable.modifiers().contains("final")
                && !Modifier.isFinal(type.getModifiers())
                && !Modifier.isStatic(modifiers)) {
            report(subject + " is final");
        }
        Set<String> exceptions =
                Arrays.stream(actual.getExceptionTypes())
                        .map(this::name)
                        .collect(Collectors.toSet());
        for (String exception : callable.exceptions()) {
            if (!exceptions.contains(exception)) {
                report(subject + " does not declare " + exception);
            }
        }
        for (Class<?> exception : actual.getExceptionTypes()) {
            if (!RuntimeException.class.isAssignableFrom(exception)
                    && !callable.exceptions().contains(name(exception))) {
                report(subject + " declares " + name(exception));
            }
        }
    }

    private void compareVisibility(
            String subject, Set<String> listed, int modifiers, boolean implicitlyPublic) {
        boolean isPublic = listed.contains("public");
        boolean isProtected = listed.contains("protected");
        if (isPublic || implicitlyPublic && !isProtected) {
            if (!Modifier.isPublic(modifiers)) {
                report(subject + " is not public");
            }
        } else if (isProtected && !Modifier.isProtected(modifiers)) {
            report(subject + " is not protected");
        }
    }

    private Optional<Method> method(Class<?> type, ApiDocument.Callable callable) {
        List<Method> found = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (!m.isBridge() && !Modifier.isPrivate(m.getModifiers()) && is(m, callable)) {
                    found.add(m);
                }
            }
        }
        if (found.isEmpty()) {
            Stream.of(type.getMethods())
                    .filter(m -> !m.isBridge() && is(m, callable))
                    .forEach(found::add);
        }
        return found.stream().findFirst();
    }

    private boolean is(Method method, ApiDocument.Callable callable) {
        return method.getName().equals(callable.name())
                && parameters(method, method.getDeclaringClass()).equals(callable.parameters());
    }

    /** The parameter types; without the outer instance that inner classes take first. */
    private List<String> parameters(Executable executable, Class<?> type) {
        List<String> names = Arrays.stream(executable.getParameterTypes()).map(this::name).toList();
        boolean inner =
                executable instanceof Constructor<?>
                        && type.isMemberClass()
                        && !Modifier.isStatic(type.getModifiers());
        return inner ? names.subList(1, names.size()) : names;
    }

    private void findUnknownAbstractMethods(Class<?> type) {
        Set<Method> methods = new LinkedHashSet<>(List.of(type.getMethods()));
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            methods.addAll(List.of(c.getDeclaredMethods()));
        }
        for (Method method : methods) {
            if (Modifier.isAbstract(method.getModifiers())
                    && method.getDeclaringClass().getName().startsWith(PACKAGES)
                    && !isDocumented(method, type)) {
                report(
                        "has the abstract method "
                                + method.getName()
                                + parameters(method, type)
                                + " that no page lists");
            }
        }
    }

    private boolean isDocumented(Method method, Class<?> type) {
        ApiDocument.Type page = documented.get(type.getName());
        if (page != null
                && page.callables().stream()
                        .anyMatch(c -> c.returns().isPresent() && is(method, c))) {
            return true;
        }
        return Stream.concat(
                        Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces()))
                .anyMatch(supertype -> isDocumented(method, supertype));
    }

    /** The simple name; the full one of a class that is not the one the pages mean by that name. */
    private String name(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = Objects.requireNonNull(element.getComponentType());
        }
        if (!element.isMemberClass() && !element.isPrimitive()) {
            String simple = element.getSimpleName();
            String library = LIBRARY.get(simple);
            Set<String> packages =
                    library != null
                            ? Set.of(library)
                            : packagesByName.getOrDefault(simple, Set.of(element.getPackageName()));
            if (!packages.contains(element.getPackageName())) {
                return type.getName();
            }
        }
        return type.getSimpleName();
    }
}
