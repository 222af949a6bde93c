package org.eclipse.tracecompass.internal.statesystem.core;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
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
    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /**
     * One size of the arrays; a full one is copied to the next. Slot 0 of the link arrays is the
     * root. Hash slots hold quark + 1, set with release once everything else of the attribute is in
     * place.
     */
    private static final class Table {
        final int[] parents;
        final @Nullable String[] names;
        final int[] firstChild;
        final int[] lastChild;
        final int[] nextSibling;
        final int[] slots;

        Table(int capacity) {
            parents = new int[capacity];
            names = new String[capacity];
            firstChild = new int[capacity + 1];
            lastChild = new int[capacity + 1];
            nextSibling = new int[capacity];
            slots = new int[Integer.highestOneBit(Math.max(1, capacity - 1)) * 4];
            Arrays.fill(firstChild, NONE);
            Arrays.fill(lastChild, NONE);
            Arrays.fill(nextSibling, NONE);
        }

        Table(Table other, int count, int capacity) {
            this(capacity);
            System.arraycopy(other.parents, 0, parents, 0, count);
            System.arraycopy(other.names, 0, names, 0, count);
            System.arraycopy(other.firstChild, 0, firstChild, 0, count + 1);
            System.arraycopy(other.lastChild, 0, lastChild, 0, count + 1);
            System.arraycopy(other.nextSibling, 0, nextSibling, 0, count);
            for (int quark = 0; quark < count; quark++) {
                insertSlot(quark);
            }
        }

        String name(int quark) {
            String name = names[quark];
            if (name == null) {
                throw new IndexOutOfBoundsException(quark);
            }
            return name;
        }

        private int firstSlot(int parent, String name) {
            int hash = name.hashCode() * 31 + parent;
            hash *= 0x9E3779B1;
            return (hash ^ hash >>> 15) & slots.length - 1;
        }

        void insertSlot(int quark) {
            int slot = firstSlot(parents[quark], name(quark));
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            INTS.setRelease(slots, slot, quark + 1);
        }

        int find(int parent, String name) {
            int slot = firstSlot(parent, name);
            while (true) {
                int quark = (int) INTS.getAcquire(slots, slot) - 1;
                if (quark < 0) {
                    return NONE;
                }
                if (parents[quark] == parent && name.equals(names[quark])) {
                    return quark;
                }
                slot = slot + 1 & slots.length - 1;
            }
        }
    }

    private volatile Table fTable = new Table(INITIAL_CAPACITY);
    private volatile int fCount;

    /**
     * Counts the attributes.
     *
     * @return how many there are
     */
    public int size() {
        return fCount;
    }

    /**
     * Refuses quarks that do not exist.
     *
     * @param quark a quark
     * @throws IndexOutOfBoundsException if there is no such attribute
     */
    public void check(int quark) {
        int count = fCount;
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
        Table table = fTable;
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
        if (count > fTable.parents.length) {
            fTable = new Table(fTable, fCount, count);
        }
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
        Table table = fTable;
        int existing = table.find(parent, name);
        if (existing != NONE) {
            return existing;
        }
        int quark = fCount;
        boolean full = quark == table.parents.length;
        if (full) {
            table = new Table(table, quark, quark * 2);
        }
        table.parents[quark] = parent;
        table.names[quark] = name;
        table.insertSlot(quark);
        int before = table.lastChild[parent + 1];
        table.lastChild[parent + 1] = quark;
        if (before == NONE) {
            INTS.setRelease(table.firstChild, parent + 1, quark);
        } else {
            INTS.setRelease(table.nextSibling, before, quark);
        }
        if (full) {
            fTable = table;
        }
        fCount = quark + 1;
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
     * Gives the name of an attribute.
     *
     * @param quark the attribute
     * @return its base name
     */
    public String name(int quark) {
        check(quark);
        return fTable.name(quark);
    }

    /**
     * Gives the parent of an attribute.
     *
     * @param quark the attribute or the root
     * @return the quark of its parent; the root for itself
     */
    public int parent(int quark) {
        if (quark == ROOT) {
            return ROOT;
        }
        check(quark);
        return fTable.parents[quark];
    }

    /**
     * Gives the path of an attribute.
     *
     * @param quark the attribute or the root
     * @return the names from the root down
     */
    public String[] path(int quark) {
        checkOrRoot(quark);
        Table table = fTable;
        int depth = 0;
        for (int q = quark; q != ROOT; q = table.parents[q]) {
            depth++;
        }
        String[] path = new String[depth];
        for (int q = quark; q != ROOT; q = table.parents[q]) {
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
        Table table = fTable;
        List<Integer> found = new ArrayList<>();
        int q = first(table, quark);
        while (q != NONE) {
            if (pattern == null || pattern.matcher(table.name(q)).matches()) {
                found.add(q);
            }
            int next = recursive ? first(table, q) : NONE;
            int up = q;
            while (next == NONE && up != quark) {
                next = (int) INTS.getAcquire(table.nextSibling, up);
                up = recursive ? table.parents[up] : quark;
            }
            q = next;
        }
        return found;
    }

    private static int first(Table table, int parent) {
        return (int) INTS.getAcquire(table.firstChild, parent + 1);
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
