package org.eclipse.tracecompass.common.core;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Compares objects by what is in them, however deep: elements of arrays and collections, and values
 * of maps. Arrays, lists, sets, maps and other collections are only equal to their like. All other
 * objects, and the keys of maps, are equal as they say themselves. A collection must not contain
 * itself.
 *
 * @since 0.2.0
 */
public final class ObjectUtils {

    private static final int FACTOR = 31;

    private ObjectUtils() {}

    /**
     * Returns whether two objects are equal, or contain equal objects.
     *
     * @param o1 one object, may be null
     * @param o2 the other object, may be null
     */
    public static boolean deepEquals(@Nullable Object o1, @Nullable Object o2) {
        if (o1 == o2) {
            return true;
        }
        if (o1 == null || o2 == null) {
            return false;
        }
        if (o1.getClass().isArray()) {
            return o2.getClass().isArray() && equalArrays(o1, o2);
        }
        if (o1 instanceof Map<?, ?> map) {
            return o2 instanceof Map<?, ?> other && deepMap(map).equals(deepMap(other));
        }
        if (o1 instanceof Set<?> set) {
            return o2 instanceof Set<?> other
                    && set.size() == other.size()
                    && deepSet(set).equals(deepSet(other));
        }
        if (o1 instanceof Collection<?> collection) {
            return o2 instanceof Collection<?> other
                    && !(o2 instanceof Set<?>)
                    && o1 instanceof List<?> == o2 instanceof List<?>
                    && collection.size() == other.size()
                    && equalElements(collection.iterator(), other.iterator());
        }
        return o1.equals(o2);
    }

    private static boolean equalArrays(Object a, Object b) {
        int length = Array.getLength(a);
        if (a.getClass().getComponentType().isPrimitive()
                        != b.getClass().getComponentType().isPrimitive()
                || length != Array.getLength(b)) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (!deepEquals(Array.get(a, i), Array.get(b, i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean equalElements(Iterator<?> a, Iterator<?> b) {
        while (a.hasNext() && b.hasNext()) {
            if (!deepEquals(a.next(), b.next())) {
                return false;
            }
        }
        return a.hasNext() == b.hasNext();
    }

    /**
     * Returns a hash code that is the same for objects that are equal by {@link #deepEquals}.
     *
     * @param o the object, may be null
     */
    public static int deepHashCode(@Nullable Object o) {
        if (o == null) {
            return 0;
        }
        if (o.getClass().isArray()) {
            int hash = 1;
            for (int i = 0; i < Array.getLength(o); i++) {
                hash = FACTOR * hash + deepHashCode(Array.get(o, i));
            }
            return hash;
        }
        if (o instanceof Map<?, ?> map) {
            return deepMap(map).hashCode();
        }
        if (o instanceof Set<?> set) {
            return deepSet(set).hashCode();
        }
        if (o instanceof Collection<?> collection) {
            int hash = 1;
            for (Object element : collection) {
                hash = FACTOR * hash + deepHashCode(element);
            }
            return hash;
        }
        return o.hashCode();
    }

    /** An object that is equal to others as {@link #deepEquals} says. */
    private record Deep(@Nullable Object object) {

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Deep other && deepEquals(object, other.object);
        }

        @Override
        public int hashCode() {
            return deepHashCode(object);
        }
    }

    private static Set<Deep> deepSet(Set<?> set) {
        Set<Deep> deep = new HashSet<>();
        for (Object element : set) {
            deep.add(new Deep(element));
        }
        return deep;
    }

    private static Map<@Nullable Object, Deep> deepMap(Map<?, ?> map) {
        Map<@Nullable Object, Deep> deep = new HashMap<>();
        map.forEach((key, value) -> deep.put(key, new Deep(value)));
        return deep;
    }
}
