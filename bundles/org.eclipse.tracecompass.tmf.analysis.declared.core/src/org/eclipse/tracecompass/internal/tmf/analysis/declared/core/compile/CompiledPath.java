package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Arrays;
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

    private static final int MAX_CPU = 1 << 12;

    private final Store fStore;
    private final PathTable fTable;
    private final PathTable.Level fRoot;
    private final Name[] fNames;
    private final Node[] fVariables;
    private final int fTextLength;
    private final @Nullable Node fSingle;
    private final boolean fSingleIsNumber;
    private final boolean fIsOfCpu;

    /** The attributes of a path whose variable part is the processor. */
    private int[] fByCpu = {};

    CompiledPath(Store store, PathTable table, Name[] names, Node[] variables, RunLimits limits) {
        fStore = store;
        fTable = table;
        fRoot = table.root();
        fNames = names;
        fVariables = variables;
        fTextLength = limits.textLength();
        fSingle = variables.length == 1 && !variables[0].is(Node.Kind.TEXT) ? variables[0] : null;
        fIsOfCpu = fSingle instanceof Externals.Cpu;
        fSingleIsNumber = fSingle != null && variables[0].is(Node.Kind.NUMBER);
    }

    Store store() {
        return fStore;
    }

    /** Returns the attribute; {@link Store#NONE} if there is none or a part of its path is null. */
    int find(Moment m) {
        if (fIsOfCpu) {
            long cpu = m.cpu();
            int[] known = fByCpu;
            return cpu < known.length && known[(int) cpu] != Store.NONE
                    ? known[(int) cpu]
                    : findOfCpu(m, cpu);
        }
        return findAny(m);
    }

    private int findOfCpu(Moment m, long cpu) {
        int found = findAny(m);
        if (found != Store.NONE && cpu < MAX_CPU) {
            int size = fByCpu.length;
            if (cpu >= size) {
                fByCpu = Arrays.copyOf(fByCpu, Math.max((int) cpu + 1, 2 * size));
                Arrays.fill(fByCpu, size, fByCpu.length, Store.NONE);
            }
            fByCpu[(int) cpu] = found;
        }
        return found;
    }

    private int findAny(Moment m) {
        PathTable.Level known = fSingle == null ? null : single(fSingle, m);
        return known == null || known.quark == PathTable.UNKNOWN && isNews(known)
                ? search(m)
                : known.quark;
    }

    /** Tells whether an attribute that was not there may be there now. */
    private boolean isNews(PathTable.Level level) {
        return level.missedAt != fStore.size();
    }

    /**
     * The way of most paths: one variable part that is a whole number. Null if it is something else
     * or not known yet.
     */
    private PathTable.@Nullable Level single(Node variable, Moment m) {
        if (fSingleIsNumber) {
            return fRoot.find(variable.number(m));
        }
        Object value = variable.raw(m);
        return value instanceof Integer number
                ? fRoot.find(number)
                : value instanceof Long number ? fRoot.find(number) : null;
    }

    private int search(Moment m) {
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
        if (level != null && (level.quark != PathTable.UNKNOWN || !isNews(level))) {
            return level.quark;
        }
        String[] path = path(m);
        if (path == null) {
            return Store.NONE;
        }
        int found = fStore.find(path);
        if (found != Store.NONE) {
            remember(m).quark = found;
        } else if (level != null) {
            level.missedAt = fStore.size();
        } else if (fTable.takesMiss()) {
            remember(m).missedAt = fStore.size();
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
        remember(m).quark = added;
        return added;
    }

    private PathTable.Level remember(Moment m) {
        PathTable.Level level = fRoot;
        for (Node variable : fVariables) {
            Object value = part(variable, m);
            level = value instanceof Long n ? level.add(n) : level.add(String.valueOf(value));
        }
        return level;
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
        Object value = variable.raw(m);
        if (value == null || value instanceof Long || value instanceof String) {
            return value;
        }
        if (value instanceof Integer number) {
            return number.longValue();
        }
        throw Values.wrong(value, "a whole number or a text");
    }
}
