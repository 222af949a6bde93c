package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Member;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Scope;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/**
 * Resolves names in declarations that belong together. Tables and types of one file are visible in
 * all of them; those of earlier files come first.
 */
public final class Symbols {

    private final Map<String, Enumeration> tables = new LinkedHashMap<>();
    private final Map<String, Label> labels = new LinkedHashMap<>();
    private final Map<String, Label> qualified = new HashMap<>();
    private final Set<String> ambiguous = new HashSet<>();
    private final List<AttributeTyping> typings;

    /**
     * The table of a label.
     *
     * @param table the table
     * @param entry the line of the table
     */
    public record Label(Enumeration table, Enumeration.Entry entry) {}

    /** The meaning of a reference. */
    public sealed interface Meaning {}

    /**
     * The value that {@code let} gave a name.
     *
     * @param name the name
     */
    public record Local(String name) implements Meaning {}

    /**
     * The value of a label.
     *
     * @param label the label
     */
    public record Constant(Label label) implements Meaning {}

    /**
     * A field of the event.
     *
     * @param reference which
     */
    public record Field(Reference reference) implements Meaning {}

    /** Collects the names of some files. */
    public Symbols(List<StatesFile> files) {
        for (StatesFile file : files) {
            for (Enumeration table : file.enumerations()) {
                if (tables.putIfAbsent(table.name(), table) == null) {
                    table.entries().forEach(entry -> add(new Label(table, entry)));
                }
            }
        }
        typings = files.stream().flatMap(file -> file.typings().stream()).toList();
    }

    private void add(Label label) {
        String name = label.entry().label();
        Label before = labels.putIfAbsent(name, label);
        if (before != null && before.table() != label.table()) {
            ambiguous.add(name);
        }
        qualified.putIfAbsent(qualified(label.table().name(), name), label);
    }

    /** No name has the character between them. */
    private static String qualified(String table, String label) {
        return table + '\n' + label;
    }

    /** Returns whether more than one table has a label. */
    boolean isAmbiguous(String label) {
        return ambiguous.contains(label);
    }

    /** Returns all tables, in order. */
    public Collection<Enumeration> tables() {
        return List.copyOf(tables.values());
    }

    /** Returns the table of a name, if there is one. */
    public Optional<Enumeration> table(String name) {
        return Optional.ofNullable(tables.get(name));
    }

    /** Returns the names of all labels, in order; not a copy, as there may be many. */
    public Set<String> labels() {
        return Collections.unmodifiableSet(labels.keySet());
    }

    /**
     * Resolves a reference.
     *
     * @param reference the reference
     * @param locals the names that {@code let} gave where it stands
     */
    public Meaning meaning(Reference reference, Set<String> locals) {
        return meaning(reference, locals::contains);
    }

    /**
     * Resolves a reference.
     *
     * @param reference the reference
     * @param isLocal whether {@code let} gave a name where the reference stands
     */
    public Meaning meaning(Reference reference, Predicate<String> isLocal) {
        if (reference.scope() == Scope.ANY) {
            String name = reference.name();
            if (reference.path().size() == 1) {
                if (isLocal.test(name)) {
                    return new Local(name);
                }
                Label label = labels.get(name);
                if (label != null) {
                    return new Constant(label);
                }
            } else {
                Label label = qualified(reference);
                if (label != null) {
                    return new Constant(label);
                }
            }
        }
        return new Field(reference);
    }

    /**
     * Returns what the first pattern that names an attribute says of its type.
     *
     * @param path the segments of the attribute's path
     */
    public Optional<AttributeType> typeOf(List<String> path) {
        for (AttributeTyping typing : typings) {
            if (typing.pattern().matches(path)) {
                return Optional.of(typing.type());
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the declared type of all attributes of a path, for any values of its variable parts
     * are; null if that is not the same for all of them.
     */
    public @Nullable Optional<AttributeType> typeOfAll(AttributePath path) {
        Shape shape = Shape.of(path);
        for (AttributeTyping typing : typings) {
            switch (shape.match(typing.pattern())) {
                case YES -> {
                    return Optional.of(typing.type());
                }
                case MAYBE -> {
                    return null;
                }
                case NO -> {}
            }
        }
        return Optional.empty();
    }

    private @Nullable Label qualified(Reference reference) {
        return reference.path().size() == 2 && reference.path().get(1) instanceof Member member
                ? qualified.get(qualified(reference.name(), member.name()))
                : null;
    }
}
