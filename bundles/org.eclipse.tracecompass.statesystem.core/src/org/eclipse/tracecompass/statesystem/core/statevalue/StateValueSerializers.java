package org.eclipse.tracecompass.statesystem.core.statevalue;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;

/** The serializers of all state value types other than the built-in ones. Thread-safe. */
public final class StateValueSerializers {

    private static final Map<Class<?>, IStateValueSerializer<?>> BY_CLASS =
            new ConcurrentHashMap<>();
    private static final Map<String, IStateValueSerializer<?>> BY_ID = new ConcurrentHashMap<>();

    private StateValueSerializers() {}

    /**
     * Registers a serializer; one of the same id is replaced if it is of the same class or of a
     * superclass. One that is equal to that of its id serves its class as well.
     *
     * @param serializer the serializer
     * @throws IllegalArgumentException if the id belongs to another class, or the class is a
     *     built-in value type
     */
    public static synchronized void register(IStateValueSerializer<?> serializer) {
        Class<?> type = serializer.getValueClass();
        if (type == Integer.class
                || type == Long.class
                || type == Double.class
                || type == String.class) {
            throw new IllegalArgumentException(type.getName() + " is a built-in state value type");
        }
        IStateValueSerializer<?> previous = BY_ID.get(serializer.getId());
        if (serializer.equals(previous)) {
            BY_CLASS.put(type, serializer);
            return;
        }
        if (previous != null && !previous.getValueClass().isAssignableFrom(type)) {
            throw new IllegalArgumentException(
                    "The id "
                            + serializer.getId()
                            + " already belongs to "
                            + previous.getValueClass().getName());
        }
        BY_ID.put(serializer.getId(), serializer);
        BY_CLASS.put(type, serializer);
    }

    /**
     * Finds the serializer of a class.
     *
     * @param type the exact class of a value
     * @return its serializer, null if none is registered
     */
    public static @Nullable IStateValueSerializer<?> find(Class<?> type) {
        return BY_CLASS.get(type);
    }

    /**
     * Finds a serializer by its id.
     *
     * @param id the id
     * @return its serializer, null if none is registered
     */
    public static @Nullable IStateValueSerializer<?> find(String id) {
        return BY_ID.get(id);
    }
}
