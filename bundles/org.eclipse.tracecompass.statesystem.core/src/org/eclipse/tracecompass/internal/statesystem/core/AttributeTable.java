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

    private final int[] fParents;
    private final @Nullable String[] fNames;
    private final int[] fFirstChild;
    private final int[] fLastChild;
    private final int[] fNextSibling;
    private final int[] fSlots;
    private final @Nullable StoredNames fStored;

    /** How many attributes had no hash slot yet when the table was made. */
    private final int fUnindexed;

    private volatile boolean fIndexed;

    private AttributeTable(int capacity, @Nullable StoredNames stored, int unindexed) {
        fParents = new int[capacity];
        fNames = new String[capacity];
        fFirstChild = new int[capacity + 1];
        fLastChild = new int[capacity + 1];
        fNextSibling = new int[capacity];
        fSlots = new int[Integer.highestOneBit(Math.max(1, capacity - 1)) * 4];
        fStored = stored;
        fUnindexed = unindexed;
        fIndexed = unindexed == 0;
        Arrays.fill(fFirstChild, NONE);
        Arrays.fill(fLastChild, NONE);
        Arrays.fill(fNextSibling, NONE);
    }

    AttributeTable(int capacity) {
        this(capacity, null, 0);
    }

    /** Takes over the attributes of a smaller table. */
    AttributeTable(AttributeTable other, int count, int capacity) {
        this(capacity, other.fStored, count);
        System.arraycopy(other.fParents, 0, fParents, 0, count);
        System.arraycopy(other.fNames, 0, fNames, 0, count);
        System.arraycopy(other.fFirstChild, 0, fFirstChild, 0, count + 1);
        System.arraycopy(other.fLastChild, 0, fLastChild, 0, count + 1);
        System.arraycopy(other.fNextSibling, 0, fNextSibling, 0, count);
    }

    /** Takes over stored attributes, each of which comes after its parent. */
    AttributeTable(StoredNames stored, int[] parents) {
        this(Math.max(1, parents.length), stored, parents.length);
        System.arraycopy(parents, 0, fParents, 0, parents.length);
        for (int quark = 0; quark < parents.length; quark++) {
            link(quark, parents[quark]);
        }
    }

    int capacity() {
        return fParents.length;
    }

    int parent(int quark) {
        return fParents[quark];
    }

    int firstChild(int parent) {
        return (int) INTS.getAcquire(fFirstChild, parent + 1);
    }

    int nextSibling(int quark) {
        return (int) INTS.getAcquire(fNextSibling, quark);
    }

    String name(int quark) {
        String name = fNames[quark];
        if (name == null) {
            StoredNames stored = fStored;
            if (stored == null || quark >= stored.size()) {
                throw new IndexOutOfBoundsException(quark);
            }
            name = stored.name(quark);
            fNames[quark] = name;
        }
        return name;
    }

    /** Adds the next attribute. */
    void append(int quark, int parent, String name) {
        fParents[quark] = parent;
        fNames[quark] = name;
        index();
        insertSlot(quark);
        link(quark, parent);
    }

    private void link(int quark, int parent) {
        int before = fLastChild[parent + 1];
        fLastChild[parent + 1] = quark;
        if (before == NONE) {
            INTS.setRelease(fFirstChild, parent + 1, quark);
        } else {
            INTS.setRelease(fNextSibling, before, quark);
        }
    }

    int find(int parent, String name) {
        index();
        int slot = firstSlot(parent, name.hashCode());
        while (true) {
            int quark = (int) INTS.getAcquire(fSlots, slot) - 1;
            if (quark < 0) {
                return NONE;
            }
            if (fParents[quark] == parent && name.equals(name(quark))) {
                return quark;
            }
            slot = slot + 1 & fSlots.length - 1;
        }
    }

    private void index() {
        if (!fIndexed) {
            fillSlots();
        }
    }

    private synchronized void fillSlots() {
        if (fIndexed) {
            return;
        }
        for (int quark = 0; quark < fUnindexed; quark++) {
            insertSlot(quark);
        }
        fIndexed = true;
    }

    private void insertSlot(int quark) {
        int slot = firstSlot(fParents[quark], hash(quark));
        while (fSlots[slot] != 0) {
            slot = slot + 1 & fSlots.length - 1;
        }
        INTS.setRelease(fSlots, slot, quark + 1);
    }

    private int hash(int quark) {
        String name = fNames[quark];
        StoredNames stored = fStored;
        return name == null && stored != null ? stored.hash(quark) : name(quark).hashCode();
    }

    private int firstSlot(int parent, int nameHash) {
        int hash = nameHash * 31 + parent;
        hash *= 0x9E3779B1;
        return (hash ^ hash >>> 15) & fSlots.length - 1;
    }
}
