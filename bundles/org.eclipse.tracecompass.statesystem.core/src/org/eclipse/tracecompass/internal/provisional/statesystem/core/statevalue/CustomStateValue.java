package org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * Base of the state values of a plug-in's own type. Histories store a value as the number of its
 * type and its bytes, and make it again with the factory of the type. Values are immutable.
 *
 * @since 0.2.0
 */
public abstract class CustomStateValue extends TmfStateValue {

    /** Makes values of what {@link #serializeValue} has written. */
    @FunctionalInterface
    public interface CustomStateValueFactory {

        /**
         * Reads a value.
         *
         * @param buffer the bytes, all of which belong to the value
         */
        CustomStateValue readSerializedValue(ISafeByteBufferReader buffer);
    }

    private static final Map<Byte, CustomStateValueFactory> FACTORIES = new HashMap<>();

    /** Creates a value. If its type has a factory, histories can store the values of its class. */
    protected CustomStateValue() {
        if (StateValueSerializers.find(getClass()) == null) {
            byte customId = getCustomTypeId().byteValue();
            CustomStateValueFactory factory = factory(customId);
            if (factory != null) {
                StateValueSerializers.register(
                        new CustomValueSerializer(customId, getClass(), factory));
            }
        }
    }

    /**
     * Registers the factory of a type, before there are values of it. Without a factory, a value is
     * stored as its text, and a stored one is read as null.
     *
     * @param customId the number of the type
     * @param factory the factory
     * @throws IllegalArgumentException if the number has another factory
     */
    public static void registerCustomFactory(byte customId, CustomStateValueFactory factory) {
        synchronized (FACTORIES) {
            CustomStateValueFactory known = FACTORIES.putIfAbsent(Byte.valueOf(customId), factory);
            if (known != null && known != factory) {
                throw new IllegalArgumentException(
                        "There is another factory of state values of type " + customId);
            }
            String id = CustomValueSerializer.id(customId);
            if (StateValueSerializers.find(id) == null) {
                StateValueSerializers.register(
                        new CustomValueSerializer(customId, CustomStateValue.class, factory));
            }
        }
    }

    private static @Nullable CustomStateValueFactory factory(byte customId) {
        synchronized (FACTORIES) {
            return FACTORIES.get(Byte.valueOf(customId));
        }
    }

    /** Returns the number of the type, the same for all of its values. */
    protected abstract Byte getCustomTypeId();

    /**
     * Writes the value.
     *
     * @param buffer takes {@link #getSerializedValueSize} bytes
     */
    protected abstract void serializeValue(ISafeByteBufferWriter buffer);

    /** Returns how many bytes {@link #serializeValue} writes, at most {@link Short#MAX_VALUE}. */
    protected abstract int getSerializedValueSize();

    @Override
    public Type getType() {
        return Type.CUSTOM;
    }

    /** {@inheritDoc} The value itself. */
    @Override
    public @Nullable Object unboxValue() {
        return this;
    }
}
