package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** Finds the attribute of a path; see {@link PathTable}. */
final class PathFinder {

    /** Means that it is not known whether there is such an attribute. */
    static final int UNKNOWN = -2;

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

    private final Store store;
    private final PathTable table;
    private final int column;
    private final Name[] names;
    private final @Nullable StoredType type;
    private final int textLength;

    /**
     * @param store where the attribute is
     * @param table the known attributes of this shape
     * @param names the names of the path
     * @param type as what the attribute keeps its values; null if that differs
     * @param limits how long a name may be
     */
    PathFinder(
            Store store,
            PathTable table,
            Name[] names,
            @Nullable StoredType type,
            RunLimits limits) {
        this.store = store;
        this.type = type;
        this.table = table;
        column = table.column();
        this.names = names;
        textLength = limits.textLength();
    }

    Store store() {
        return store;
    }

    @Nullable
    StoredType type() {
        return type;
    }

    /** Returns where the levels of the variable parts begin. */
    PathLevel root() {
        return table.root();
    }

    /**
     * Returns the known data of the attribute.
     *
     * @param level the level of the variable parts; null if there is none
     * @return the attribute; {@link Store#NONE} if there is none; {@link #UNKNOWN}
     */
    int known(@Nullable PathLevel level) {
        if (level == null) {
            return UNKNOWN;
        }
        int attribute = level.attribute(column);
        if (attribute >= 0) {
            return attribute;
        }
        return ~attribute == store.size() ? Store.NONE : UNKNOWN;
    }

    /**
     * Returns the attribute.
     *
     * @param values the variable parts: Long, Integer, String or null
     * @return the attribute; {@link Store#NONE} if there is none or a part is null
     */
    int find(@Nullable Object[] values) {
        int known = known(level(values));
        return known != UNKNOWN ? known : search(values);
    }

    private @Nullable PathLevel level(@Nullable Object[] values) {
        PathLevel level = root();
        for (int i = 0; level != null && i < values.length; i++) {
            level = PathLevel.below(level, values[i]);
        }
        return level;
    }

    private int search(@Nullable Object[] values) {
        String[] path = path(values);
        if (path == null) {
            return Store.NONE;
        }
        int found = store.find(path);
        remember(values, found == Store.NONE ? ~store.size() : found);
        return found;
    }

    /** As {@link #find}, but the attribute is created if need be. */
    int findOrAdd(@Nullable Object[] values) {
        int found = find(values);
        if (found != Store.NONE) {
            return found;
        }
        String[] path = path(values);
        if (path == null) {
            return Store.NONE;
        }
        int added = store.add(path);
        remember(values, added);
        return added;
    }

    private void remember(@Nullable Object[] values, int attribute) {
        if (level(values) == null && !table.memory().takes(values, attribute < 0)) {
            return;
        }
        PathLevel level = root();
        for (Object value : values) {
            level =
                    value instanceof Number number
                            ? level.add(number.longValue())
                            : level.add(String.valueOf(value));
        }
        level.remember(column, attribute);
    }

    /** The names of the path; null if a part of it is. */
    private String @Nullable [] path(@Nullable Object[] values) {
        String[] path = new String[names.length];
        int next = 0;
        for (int i = 0; i < names.length; i++) {
            Name name = names[i];
            StringBuilder text = new StringBuilder(name.literals[0]);
            for (int j = 1; j < name.literals.length; j++) {
                Object value = values[next++];
                if (value == null) {
                    return null;
                }
                text.append(value).append(name.literals[j]);
            }
            if (text.length() > textLength) {
                throw Fault.of("a name of more than " + textLength + " characters");
            }
            if (text.isEmpty()) {
                throw Fault.of("an empty name in a path");
            }
            path[i] = text.toString();
        }
        if (path[0].equals(ValueTables.ROOT)) {
            throw Fault.of("the reserved name " + ValueTables.ROOT + " at the start of a path");
        }
        return path;
    }
}
