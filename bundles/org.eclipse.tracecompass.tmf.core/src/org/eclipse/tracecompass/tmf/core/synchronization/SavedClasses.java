package org.eclipse.tracecompass.tmf.core.synchronization;

import java.io.ObjectInputFilter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.tmf.core.event.matching.MatchStatistics;

/**
 * The classes that the file of a synchronization may hold. The file may come from an untrusted
 * source, and reading an object runs code of its class, so all others are refused.
 *
 * <p>Allowed are algorithms and transforms with what else is in their packages, our own parts of
 * them, and plain values and collections of Java, but none that hash: of collections in each other,
 * a file of 2 KB can hold so many that hashing one never ends. The whole is an algorithm. One
 * filter reads one file; not thread-safe.
 */
final class SavedClasses implements ObjectInputFilter {

    /** Twice the depth of our own algorithms. */
    private static final int MAX_DEPTH = 16;

    private static final int MAX_OBJECTS = 10_000_000;

    private static final Set<String> VALUES = Set.of("java.lang", "java.math", "java.util");

    /** Collections that hash their elements when they are read. */
    private static final List<Class<?>> HASHING =
            List.of(HashMap.class, HashSet.class, Hashtable.class);

    /** What {@code Set.of} and {@code Map.of} are in a file; it hashes too. */
    private static final String IMMUTABLE = "java.util.CollSer";

    private final Set<String> packages = new HashSet<>();

    /** Creates a filter for one file. */
    public SavedClasses() {
        packages.add(SynchronizationAlgorithm.class.getPackageName());
        packages.add(MatchStatistics.class.getPackageName());
        packages.add(HostPair.class.getPackageName());
    }

    @NonNullByDefault({})
    @Override
    public Status checkInput(FilterInfo info) {
        if (info.depth() > MAX_DEPTH
                || info.references() > MAX_OBJECTS
                || info.arrayLength() > MAX_OBJECTS) {
            return Status.REJECTED;
        }
        Class<?> type = info.serialClass();
        if (type == null) {
            return Status.UNDECIDED;
        }
        if (info.depth() == 1 && !SynchronizationAlgorithm.class.isAssignableFrom(type)) {
            return Status.REJECTED;
        }
        return takes(type) ? Status.ALLOWED : Status.REJECTED;
    }

    /**
     * Whether objects of a class are read, or arrays of them. Classes are to be given in their
     * order in the file.
     */
    boolean takes(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return isAllowed(element) && !isHashing(element);
    }

    private boolean isAllowed(Class<?> type) {
        String name = type.getPackageName();
        if (SynchronizationAlgorithm.class.isAssignableFrom(type)
                || ITmfTimestampTransform.class.isAssignableFrom(type)) {
            packages.add(name);
        }
        return type.isPrimitive() || VALUES.contains(name) || packages.contains(name);
    }

    private static boolean isHashing(Class<?> type) {
        return IMMUTABLE.equals(type.getName())
                || HASHING.stream().anyMatch(each -> each.isAssignableFrom(type));
    }
}
