package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/** Finds the clock of a CTF 1.8 stream: the one that its timestamps say they are values of. */
final class ClockFinder {

    private static final Set<String> TIMESTAMPS =
            Set.of("timestamp", "timestamp_begin", "timestamp_end");

    private ClockFinder() {}

    /** The clock of timestamps by name in a trace without any clock: one that counts ns. */
    static final ClockClass DEFAULT =
            new ClockClass(
                    "default",
                    "",
                    "not in the metadata, taken to count nanoseconds",
                    1_000_000_000,
                    0,
                    0,
                    0,
                    false);

    /**
     * Returns the clock that a field is mapped to; when none is, and there are timestamps by name,
     * the trace's clock if it has one, and {@link #DEFAULT} if it has none.
     */
    static @Nullable String find(
            @Nullable StructClass header, @Nullable StructClass context, List<String> clocks) {
        for (StructClass struct : new StructClass[] {header, context}) {
            String clock =
                    struct == null
                            ? null
                            : mapped(struct, Collections.newSetFromMap(new IdentityHashMap<>()));
            if (clock != null) {
                return clock;
            }
        }
        boolean named = FieldNames.has(header, TIMESTAMPS) || FieldNames.has(context, TIMESTAMPS);
        if (!named || clocks.size() > 1) {
            return null;
        }
        return clocks.isEmpty() ? DEFAULT.name() : clocks.get(0);
    }

    private static @Nullable String mapped(FieldClass type, Set<FieldClass> seen) {
        if (!seen.add(type)) {
            return null;
        }
        // No switch over types: Java generates a class for each at its first use.
        if (type instanceof IntegerClass integer) {
            return integer.clock();
        }
        for (FieldClass part : parts(type)) {
            String clock = mapped(part, seen);
            if (clock != null) {
                return clock;
            }
        }
        return null;
    }

    private static List<FieldClass> parts(FieldClass type) {
        if (type instanceof StructClass struct) {
            return struct.members().stream().map(StructClass.Member::type).toList();
        }
        if (type instanceof VariantClass variant) {
            return variant.options().stream().map(VariantClass.Option::type).toList();
        }
        if (type instanceof ArrayClass array) {
            return List.of(array.element());
        }
        return type instanceof OptionalClass optional ? List.of(optional.content()) : List.of();
    }
}
