package org.eclipse.tracecompass.statesystem.core.statevalue;

/**
 * Writes and reads state values of one type, so that a history can store them. Register it with
 * {@link StateValueSerializers#register} before a history is built and before a stored one is
 * queried. Implementations are stateless.
 *
 * @param <T> the type of the values, which must be immutable and have {@code equals} and {@code
 *     hashCode} by content
 */
public interface IStateValueSerializer<T> {

    /**
     * Names the type inside of history files.
     *
     * @return a name that is unique and never changes, such as the qualified name of the type
     */
    String getId();

    /**
     * Returns the type.
     *
     * @return the exact class of the values
     */
    Class<T> getValueClass();

    /**
     * Writes a value.
     *
     * @param value the value
     * @return its bytes, any number of them
     */
    byte[] serialize(T value);

    /**
     * Reads a value.
     *
     * @param bytes what {@link #serialize} gave
     * @return a value that equals the one written
     */
    T deserialize(byte[] bytes);
}
