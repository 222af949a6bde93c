package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/** Finds the attribute of a path; see {@link PathTable}. */
final class CompiledPath {

    /**
     * A name of the path: literal parts with the places of variable ones between them.
     *
     * @param literals the texts; one more than there are variable parts, perhaps empty
     */
    record Name(String... literals) {

        int variables() {
            return literals.length - 1;
        }
    }

    private final Store fStore;
    private final PathTable.Level fRoot;
    private final Name[] fNames;
    private final Node[] fVariables;
    private final int fTextLength;

    CompiledPath(
            Store store, PathTable table, Name[] names, Node[] variables, RunLimits limits) {
        fStore = store;
        fRoot = table.root();
        fNames = names;
        fVariables = variables;
        fTextLength = limits.textLength();
    }

    Store store() {
        return fStore;
    }

    /** Returns the attribute; {@link Store#NONE} if there is none or a part of its path is null. */
    int find(Moment m) {
        PathTable.Level level = fRoot;
        for (Node variable : fVariables) {
            if (level == null) {
                break;
            }
            if (variable.is(Node.Kind.NUMBER)) {
                level = level.find(variable.number(m));
            } else {
                Object value = part(variable, m);
                if (value == null) {
                    return Store.NONE;
                }
                level = value instanceof Long n ? level.find(n) : level.find((String) value);
            }
        }
        if (level != null && level.quark != PathTable.UNKNOWN) {
            return level.quark;
        }
        String[] path = path(m);
        int found = path == null ? Store.NONE : fStore.find(path);
        if (found != Store.NONE) {
            remember(m, found);
        }
        return found;
    }

    /** Returns the attribute, created if need be; {@link Store#NONE} if a part is null. */
    int findOrAdd(Moment m) {
        PathTable.Level level = fRoot;
        for (Node variable : fVariables) {
            if (level == null) {
                break;
            }
            if (variable.is(Node.Kind.NUMBER)) {
                level = level.find(variable.number(m));
            } else {
                Object value = part(variable, m);
                if (value == null) {
                    return Store.NONE;
                }
                level = value instanceof Long n ? level.find(n) : level.find((String) value);
            }
        }
        if (level != null && level.quark != PathTable.UNKNOWN) {
            return level.quark;
        }
        String[] path = path(m);
        if (path == null) {
            return Store.NONE;
        }
        int added = fStore.add(path);
        remember(m, added);
        return added;
    }

    private void remember(Moment m, int attribute) {
        PathTable.Level level = fRoot;
        for (Node variable : fVariables) {
            Object value = part(variable, m);
            level = value instanceof Long n ? level.add(n) : level.add(String.valueOf(value));
        }
        level.quark = attribute;
    }

    /** The names of the path; null if a part of it is. */
    private String @Nullable [] path(Moment m) {
        String[] path = new String[fNames.length];
        int next = 0;
        for (int i = 0; i < fNames.length; i++) {
            Name name = fNames[i];
            if (name.variables() == 0) {
                path[i] = name.literals[0];
                continue;
            }
            StringBuilder text = new StringBuilder(name.literals[0]);
            for (int j = 1; j < name.literals.length; j++) {
                Object value = part(fVariables[next++], m);
                if (value == null) {
                    return null;
                }
                text.append(value).append(name.literals[j]);
            }
            if (text.length() > fTextLength) {
                throw Fault.of("a name of more than " + fTextLength + " characters");
            }
            if (text.isEmpty()) {
                throw Fault.of("an empty name in a path");
            }
            path[i] = text.toString();
        }
        return path;
    }

    /** The value of a part: a Long, a String or null. */
    private static @Nullable Object part(Node variable, Moment m) {
        return switch (variable.raw(m)) {
            case null -> null;
            case Long number -> number;
            case Integer number -> (Object) number.longValue();
            case String text -> text;
            case Object other -> throw Values.wrong(other, "a whole number or a text");
        };
    }
}
