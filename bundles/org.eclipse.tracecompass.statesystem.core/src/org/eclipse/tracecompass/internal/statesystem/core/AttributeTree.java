package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * The attributes of a state system: a tree in parallel arrays, indexed by quark, with one open hash
 * table of (parent, name) for all levels. Looking up never locks; adding does. An attribute costs
 * about 30 bytes plus its name.
 */
public final class AttributeTree {

    private static final int ROOT = ITmfStateSystem.ROOT_ATTRIBUTE;
    private static final int NONE = ITmfStateSystem.INVALID_ATTRIBUTE;
    private static final int INITIAL_CAPACITY = 64;

    private volatile AttributeTable table = new AttributeTable(INITIAL_CAPACITY);
    private volatile int count;

    /**
     * Counts the attributes.
     *
     * @return how many there are
     */
    public int size() {
        return count;
    }

    /**
     * Refuses quarks that do not exist.
     *
     * @param quark a quark
     * @throws IndexOutOfBoundsException if there is no such attribute
     */
    public void check(int quark) {
        int count = this.count;
        if (quark < 0 || quark >= count) {
            throw new IndexOutOfBoundsException(
                    "Index " + quark + " out of bounds for length " + count);
        }
    }

    private void checkOrRoot(int quark) {
        if (quark != ROOT) {
            check(quark);
        }
    }

    /**
     * Finds an attribute.
     *
     * @param start where the path starts, a quark or the root
     * @param path the names
     * @return its quark or {@link ITmfStateSystem#INVALID_ATTRIBUTE}
     */
    public int find(int start, String... path) {
        checkOrRoot(start);
        AttributeTable table = this.table;
        int quark = start;
        for (String name : path) {
            quark = table.find(quark, name);
            if (quark == NONE) {
                return NONE;
            }
        }
        return quark;
    }

    /**
     * Makes room, so that adding need not copy.
     *
     * @param count how many attributes there will be
     */
    public synchronized void reserve(int count) {
        if (count > table.capacity()) {
            table = new AttributeTable(table, this.count, count);
        }
    }

    /**
     * Takes over stored attributes; this tree is empty.
     *
     * @param names their names
     * @param parents the parent of each, an earlier one or the root; all names below one differ
     */
    synchronized void restore(StoredNames names, int[] parents) {
        table = new AttributeTable(names, parents);
        count = parents.length;
    }

    /**
     * Adds one attribute, unless it exists.
     *
     * @param parent the parent, a quark or the root
     * @param name the name
     * @return its quark
     */
    public synchronized int add(int parent, String name) {
        checkOrRoot(parent);
        AttributeTable table = this.table;
        int existing = table.find(parent, name);
        if (existing != NONE) {
            return existing;
        }
        int quark = count;
        boolean full = quark == table.capacity();
        if (full) {
            table = new AttributeTable(table, quark, quark * 2);
        }
        table.put(quark, parent, name);
        if (full) {
            this.table = table;
        }
        // Counted first: a reader that finds it may ask for it at once.
        count = quark + 1;
        table.show(quark);
        return quark;
    }

    /**
     * Adds the first attributes of another tree to this one, which is empty.
     *
     * @param other the other tree
     * @param count how many
     */
    public void addAll(AttributeTree other, int count) {
        reserve(count);
        for (int quark = 0; quark < count; quark++) {
            add(other.parent(quark), other.name(quark));
        }
    }

    /**
     * Returns the name of an attribute.
     *
     * @param quark the attribute
     * @return its base name
     */
    public String name(int quark) {
        check(quark);
        return table.name(quark);
    }

    /**
     * Returns the parent of an attribute.
     *
     * @param quark the attribute or the root
     * @return the quark of its parent; the root for itself
     */
    public int parent(int quark) {
        if (quark == ROOT) {
            return ROOT;
        }
        check(quark);
        return table.parent(quark);
    }

    /**
     * Returns the path of an attribute.
     *
     * @param quark the attribute or the root
     * @return the names from the root down
     */
    public String[] path(int quark) {
        checkOrRoot(quark);
        AttributeTable table = this.table;
        int depth = 0;
        for (int q = quark; q != ROOT; q = table.parent(q)) {
            depth++;
        }
        String[] path = new String[depth];
        for (int q = quark; q != ROOT; q = table.parent(q)) {
            path[--depth] = table.name(q);
        }
        return path;
    }

    /**
     * Lists the attributes below one.
     *
     * @param quark the attribute or the root
     * @param recursive true for all descendants, depth first
     * @param pattern what the whole name must match, null for any
     * @return their quarks, in a new list
     */
    public List<Integer> below(int quark, boolean recursive, @Nullable Pattern pattern) {
        checkOrRoot(quark);
        AttributeTable table = this.table;
        List<Integer> found = new ArrayList<>();
        int q = table.firstChild(quark);
        while (q != NONE) {
            if (pattern == null || PatternSearch.matches(pattern, table.name(q))) {
                found.add(q);
            }
            int next = recursive ? table.firstChild(q) : NONE;
            int up = q;
            while (next == NONE && up != quark) {
                next = table.nextSibling(up);
                up = recursive ? table.parent(up) : quark;
            }
            q = next;
        }
        return found;
    }

    /**
     * Lists the attributes that match a path with wildcards.
     *
     * @param start where the path starts, a quark or the root
     * @param pattern names, "*" for any, ".." for the parent
     * @return their quarks, each once, in a new list
     */
    public List<Integer> match(int start, String... pattern) {
        checkOrRoot(start);
        Set<Integer> current = new LinkedHashSet<>();
        current.add(start);
        for (String element : pattern) {
            Set<Integer> next = new LinkedHashSet<>();
            for (int quark : current) {
                switch (element) {
                    case "*" -> next.addAll(below(quark, false, null));
                    case ".." -> next.add(parent(quark));
                    default -> {
                        int child = find(quark, element);
                        if (child != NONE) {
                            next.add(child);
                        }
                    }
                }
            }
            current = next;
        }
        return new ArrayList<>(current);
    }
}
