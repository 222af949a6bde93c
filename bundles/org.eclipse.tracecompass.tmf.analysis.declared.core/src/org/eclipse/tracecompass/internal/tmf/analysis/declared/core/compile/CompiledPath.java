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
    private final PathTable fTable;
    private final Level fRoot;
    private final int fColumn;
    private final Name[] fNames;
    private final Variable[] fVariables;
    private final @Nullable Variable fFirst;
    private final int fTextLength;

    CompiledPath(
            Store store, PathTable table, Name[] names, Variable[] variables, RunLimits limits) {
        fStore = store;
        fTable = table;
        fRoot = table.root();
        fColumn = table.column();
        fNames = names;
        fVariables = variables;
        fFirst = variables.length == 0 ? null : variables[0];
        fTextLength = limits.textLength();
    }

    Store store() {
        return fStore;
    }

    /** Returns the attribute; {@link Store#NONE} if there is none or a part of its path is null. */
    int find(Moment m) {
        Level level = level(m);
        if (level != null) {
            int known = level.attribute(fColumn);
            if (known >= 0) {
                return known;
            }
            if (~known == fStore.size()) {
                return Store.NONE;
            }
        }
        return search(m, level != null);
    }

    /** Returns what is known of the variable parts; null if nothing is, or one of them is null. */
    private @Nullable Level level(Moment m) {
        Variable first = fFirst;
        Level level = first == null ? fRoot : first.below(fRoot, m);
        for (int i = 1; level != null && i < fVariables.length; i++) {
            level = fVariables[i].below(level, m);
        }
        return level;
    }

    private int search(Moment m, boolean hasLevel) {
        String[] path = path(m);
        if (path == null) {
            return Store.NONE;
        }
        int found = fStore.find(path);
        if (found != Store.NONE) {
            remember(m, found);
        } else if (hasLevel || fTable.takesMiss()) {
            remember(m, ~fStore.size());
        }
        return found;
    }

    /** Returns the attribute, created if need be; {@link Store#NONE} if a part is null. */
    int findOrAdd(Moment m) {
        int found = find(m);
        if (found != Store.NONE) {
            return found;
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
        Level level = fRoot;
        for (Variable variable : fVariables) {
            level = variable.addBelow(level, m);
        }
        level.remember(fColumn, attribute);
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
                Object value = fVariables[next++].value(m);
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
}
