package org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue.CustomStateValue.CustomStateValueFactory;
import org.eclipse.tracecompass.statesystem.core.statevalue.IStateValueSerializer;

/** Stores custom state values of one type. */
final class CustomValueSerializer implements IStateValueSerializer<CustomStateValue> {

    private final byte customId;
    private final Class<? extends CustomStateValue> type;
    private final CustomStateValueFactory factory;

    /**
     * @param customId the number of the type
     * @param type the class of the values, {@link CustomStateValue} while it is not known
     * @param factory reads values
     */
    CustomValueSerializer(
            byte customId,
            Class<? extends CustomStateValue> type,
            CustomStateValueFactory factory) {
        this.customId = customId;
        this.type = type;
        this.factory = factory;
    }

    /** The id of the serializer of a type. */
    static String id(byte customId) {
        return "custom:" + customId;
    }

    @Override
    public String getId() {
        return id(customId);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Class<CustomStateValue> getValueClass() {
        return (Class<CustomStateValue>) type;
    }

    @Override
    public byte[] serialize(CustomStateValue value) {
        int size = value.getSerializedValueSize();
        if (size > Short.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "A state value of "
                            + size
                            + " bytes is too large; "
                            + Short.MAX_VALUE
                            + " are possible");
        }
        byte[] bytes = new byte[size];
        value.serializeValue(SafeByteBufferFactory.wrapWriter(little(bytes), size));
        return bytes;
    }

    @Override
    public CustomStateValue deserialize(byte[] bytes) {
        return factory.readSerializedValue(
                SafeByteBufferFactory.wrapReader(little(bytes), bytes.length));
    }

    /** The values of a type may be of several classes; the same factory reads them all. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CustomValueSerializer serializer
                && serializer.customId == customId
                && serializer.factory == factory;
    }

    @Override
    public int hashCode() {
        return customId;
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
