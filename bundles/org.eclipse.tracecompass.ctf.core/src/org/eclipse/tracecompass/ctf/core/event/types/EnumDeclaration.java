package org.eclipse.tracecompass.ctf.core.event.types;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of integers with names. Not thread-safe while names are added. */
public final class EnumDeclaration extends Declaration implements ISimpleDatatypeDeclaration {

    /** The integers of a name. */
    public static class Pair {

        private final long first;
        private final long second;

        /**
         * Creates a range.
         *
         * @param first the first integer
         * @param second the last integer
         */
        public Pair(long first, long second) {
            this.first = first;
            this.second = second;
        }

        /** Returns the first integer. */
        public long getFirst() {
            return first;
        }

        /** Returns the last integer. */
        public long getSecond() {
            return second;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Pair other && other.first == first && other.second == second;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(first) * 31 + Long.hashCode(second);
        }

        @Override
        public String toString() {
            return "(" + first + ", " + second + ')';
        }
    }

    /** A range with its name; several names may have the same range. */
    private record Entry(Pair range, String label) {}

    private final IntegerDeclaration containerType;
    private final List<Entry> entries = new ArrayList<>();
    private long next;

    /**
     * Creates a type without names.
     *
     * @param containerType the type of the integers
     */
    public EnumDeclaration(IntegerDeclaration containerType) {
        this.containerType = containerType;
    }

    /**
     * Creates a type.
     *
     * @param containerType the type of the integers
     * @param enumTree the names by their integers
     */
    public EnumDeclaration(IntegerDeclaration containerType, Map<Pair, String> enumTree) {
        this(containerType);
        enumTree.forEach((range, label) -> add(range.first, range.second, label));
    }

    /** Returns the type of the integers. */
    public IntegerDeclaration getContainerType() {
        return containerType;
    }

    @Override
    public long getAlignment() {
        return containerType.getAlignment();
    }

    @Override
    public int getMaximumSize() {
        return containerType.getMaximumSize();
    }

    @Override
    public boolean isByteOrderSet() {
        return containerType.isByteOrderSet();
    }

    @Override
    public ByteOrder getByteOrder() {
        return containerType.getByteOrder();
    }

    @Override
    public EnumDefinition createDefinition(
            @Nullable IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        alignRead(input);
        return new EnumDefinition(
                this,
                definitionScope,
                fieldName,
                containerType.createDefinition(definitionScope, fieldName, input));
    }

    /**
     * Adds a name.
     *
     * @param low its first integer
     * @param high its last integer
     * @param label the name
     * @return false if there are no such integers
     */
    public boolean add(long low, long high, @Nullable String label) {
        boolean ordered =
                containerType.isSigned() ? low <= high : Long.compareUnsigned(low, high) <= 0;
        if (!ordered || label == null) {
            return false;
        }
        entries.add(new Entry(new Pair(low, high), label));
        next = high + 1;
        return true;
    }

    /**
     * Adds a name for the integer after those of the last name.
     *
     * @param label the name
     * @return false if there is no such integer
     */
    public boolean add(@Nullable String label) {
        return add(next, next, label);
    }

    /**
     * Returns the name of an integer.
     *
     * @param value the integer
     * @return the name, several with a comma between them; null if there is none
     */
    public @Nullable String query(long value) {
        Set<String> labels = new LinkedHashSet<>();
        for (Entry entry : entries) {
            Pair range = entry.range;
            boolean inside =
                    containerType.isSigned()
                            ? value >= range.first && value <= range.second
                            : Long.compareUnsigned(value, range.first) >= 0
                                    && Long.compareUnsigned(value, range.second) <= 0;
            if (inside) {
                labels.add(entry.label);
            }
        }
        return labels.isEmpty() ? null : String.join(", ", labels);
    }

    /** Returns the names by their integers; where several have the same, the last. */
    public Map<Pair, String> getLookupTable() {
        Map<Pair, String> table = new LinkedHashMap<>();
        entries.forEach(entry -> table.put(entry.range, entry.label));
        return table;
    }

    /** Returns all names in the order in which they were added. */
    public Set<String> getLabels() {
        Set<String> labels = new LinkedHashSet<>();
        entries.forEach(entry -> labels.add(entry.label));
        return labels;
    }

    @Override
    public String toString() {
        return "[declaration] enum" + getLabels();
    }

    @Override
    public int hashCode() {
        return containerType.hashCode() * 31 + entries.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof EnumDeclaration other
                && containerType.equals(other.containerType)
                && entries.equals(other.entries);
    }

    /** {@inheritDoc} Also a type of integers may have the same bits. */
    @Override
    public boolean isBinaryEquivalent(@Nullable IDeclaration obj) {
        return obj instanceof EnumDeclaration other
                ? containerType.isBinaryEquivalent(other.containerType)
                        && entries.equals(other.entries)
                : containerType.isBinaryEquivalent(obj);
    }
}
