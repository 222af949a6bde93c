package org.eclipse.tracecompass.statesystem.core.statevalue;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Writes and reads single plain state values: null, the built-in types, and types with a registered
 * serializer. For code that stores values outside a history, such as a state provider that saves
 * what it knows.
 */
public final class StateValueCodec {

    private static final int NULL = 0;
    private static final int INT = 1;
    private static final int LONG = 2;
    private static final int DOUBLE = 3;
    private static final int TEXT = 4;
    private static final int CUSTOM = 5;

    private StateValueCodec() {}

    /**
     * Returns whether values of a type come back as they were.
     *
     * @param type the exact class
     * @return true for the built-in types and those with a serializer
     */
    public static boolean canStore(Class<?> type) {
        return type == Integer.class
                || type == Long.class
                || type == Double.class
                || type == String.class
                || StateValueSerializers.find(type) != null;
    }

    /**
     * Writes a value.
     *
     * @param out where to
     * @param value the value, a plain object or null
     * @throws IOException if writing fails
     * @throws IllegalArgumentException if values of that type cannot be stored
     */
    public static void write(DataOutput out, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> out.writeByte(NULL);
            case Integer i -> {
                out.writeByte(INT);
                out.writeInt(i);
            }
            case Long l -> {
                out.writeByte(LONG);
                out.writeLong(l);
            }
            case Double d -> {
                out.writeByte(DOUBLE);
                out.writeLong(Double.doubleToRawLongBits(d));
            }
            case String s -> {
                out.writeByte(TEXT);
                writeText(out, s);
            }
            default -> writeCustom(out, value);
        }
    }

    @SuppressWarnings("unchecked")
    private static void writeCustom(DataOutput out, Object value) throws IOException {
        IStateValueSerializer<?> serializer = StateValueSerializers.find(value.getClass());
        if (serializer == null) {
            throw new IllegalArgumentException(
                    "No serializer is registered for " + value.getClass().getName());
        }
        out.writeByte(CUSTOM);
        writeText(out, serializer.getId());
        byte[] bytes = ((IStateValueSerializer<Object>) serializer).serialize(value);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /**
     * Reads a value.
     *
     * @param in where from
     * @return what {@link #write} was given
     * @throws IOException if reading fails, or if the value is of a type whose serializer is not
     *     registered
     */
    public static @Nullable Object read(DataInput in) throws IOException {
        int type = in.readByte();
        return switch (type) {
            case NULL -> null;
            case INT -> in.readInt();
            case LONG -> in.readLong();
            case DOUBLE -> Double.longBitsToDouble(in.readLong());
            case TEXT -> readText(in);
            case CUSTOM -> readCustom(in);
            default -> throw new IOException("There is no state value of type " + type);
        };
    }

    private static Object readCustom(DataInput in) throws IOException {
        String id = readText(in);
        IStateValueSerializer<?> serializer = StateValueSerializers.find(id);
        if (serializer == null) {
            throw new IOException("No serializer is registered for state values of type " + id);
        }
        return serializer.deserialize(readBytes(in));
    }

    /** As characters, because lone surrogates have no other form. */
    private static void writeText(DataOutput out, String text) throws IOException {
        out.writeInt(text.length());
        out.writeChars(text);
    }

    private static String readText(DataInput in) throws IOException {
        int length = in.readInt();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(in.readChar());
        }
        return text.toString();
    }

    private static byte[] readBytes(DataInput in) throws IOException {
        int length = in.readInt();
        if (length < 0) {
            throw new IOException("A state value has a negative length");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }
}
