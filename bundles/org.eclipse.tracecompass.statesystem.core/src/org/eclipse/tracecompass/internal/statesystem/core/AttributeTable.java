package org.eclipse.tracecompass.internal.statesystem.core;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * One size of the arrays of an {@link AttributeTree}; a full one is copied to the next. Slot 0 of
 * the link arrays is the root. Hash slots hold quark + 1, set with release once everything else of
 * the attribute is in place. One thread at a time may add, any may read.
 *
 * <p>The names of a stored tree are decoded when they are asked for, and its hash slots are filled
 * when one is looked for: who opens a history of many attributes need not wait for them.
 */
final class AttributeTable {

    static final int NONE = ITmfStateSystem.INVALID_ATTRIBUTE;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    private final int[] parents;
    private final @Nullable String[] names;
    private final int[] firstChild;
    private final int[] lastChild;
    private final int[] nextSibling;
    private final int[] slots;
    private final @Nullable StoredNames stored;

    /** The number of attributes without a hash slot when the table was created. */
    private final int unindexed;

    private volatile boolean indexed;

    private AttributeTable(int capacity, @Nullable StoredNames stored, int unindexed) {
        parents = new int[capacity];
        names = new String[capacity];
        firstChild = new int[capacity + 1];
        lastChild = new int[capacity + 1];
        nextSibling = new int[capacity];
        slots = new int[Integer.highestOneBit(Math.max(1, capacity - 1)) * 4];
        this.stored = stored;
        this.unindexed = unindexed;
        indexed = unindexed == 0;
        Arrays.fill(firstChild, NONE);
        Arrays.fill(lastChild, NONE);
        Arrays.fill(nextSibling, NONE);
    }

    AttributeTable(int capacity) {
        this(capacity, null, 0);
    }

    /** Takes over the attributes of a smaller table. */
    AttributeTable(AttributeTable other, int count, int capacity) {
        this(capacity, other.stored, count);
        System.arraycopy(other.parents, 0, parents, 0, count);
        System.arraycopy(other.names, 0, names, 0, count);
        System.arraycopy(other.firstChild, 0, firstChild, 0, count + 1);
        System.arraycopy(other.lastChild, 0, lastChild, 0, count + 1);
        System.arraycopy(other.nextSibling, 0, nextSibling, 0, count);
    }

    /** Takes over stored attributes, each of which comes after its parent. */
    AttributeTable(StoredNames stored, int[] parents) {
        this(Math.max(1, parents.length), stored, parents.length);
        System.arraycopy(parents, 0, this.parents, 0, parents.length);
        for (int quark = 0; quark < parents.length; quark++) {
            link(quark, parents[quark]);
        }
    }

    int capacity() {
        return parents.length;
    }

    int parent(int quark) {
        return parents[quark];
    }

    int firstChild(int parent) {
        return (int) INTS.getAcquire(firstChild, parent + 1);
    }

    int nextSibling(int quark) {
        return (int) INTS.getAcquire(nextSibling, quark);
    }

    String name(int quark) {
        String name = names[quark];
        if (name == null) {
            StoredNames stored = this.stored;
            if (stored == null || quark >= stored.size()) {
                throw new IndexOutOfBoundsException(quark);
            }
            name = stored.name(quark);
            names[quark] = name;
        }
        return name;
    }

    /** Adds the next attribute, which nobody finds before {@link #show}. */
    void put(int quark, int parent, String name) {
        parents[quark] = parent;
        names[quark] = name;
    }

    /** Lets the attribute be found that was added last. */
    void show(int quark) {
        index();
        insertSlot(quark);
        link(quark, parents[quark]);
    }

    private void link(int quark, int parent) {
        int before = lastChild[parent + 1];
        lastChild[parent + 1] = quark;
        if (before == NONE) {
            INTS.setRelease(firstChild, parent + 1, quark);
        } else {
            INTS.setRelease(nextSibling, before, quark);
        }
    }

    int find(int parent, String name) {
        index();
        int slot = firstSlot(parent, name.hashCode());
        while (true) {
            int quark = (int) INTS.getAcquire(slots, slot) - 1;
            if (quark < 0) {
                return NONE;
            }
            if (parents[quark] == parent && name.equals(name(quark))) {
                return quark;
            }
            slot = slot + 1 & slots.length - 1;
        }
    }

    private void index() {
        if (!indexed) {
            fillSlots();
        }
    }

    private synchronized void fillSlots() {
        if (indexed) {
            return;
        }
        for (int quark = 0; quark < unindexed; quark++) {
            insertSlot(quark);
        }
        indexed = true;
    }

    private void insertSlot(int quark) {
        int slot = firstSlot(parents[quark], hash(quark));
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        INTS.setRelease(slots, slot, quark + 1);
    }

    private int hash(int quark) {
        String name = names[quark];
        StoredNames stored = this.stored;
        return name == null && stored != null ? stored.hash(quark) : name(quark).hashCode();
    }

    private int firstSlot(int parent, int nameHash) {
        int hash = nameHash * 31 + parent;
        hash *= 0x9E3779B1;
        return (hash ^ hash >>> 15) & slots.length - 1;
    }
}
