package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import java.util.Comparator;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue.CustomStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;

/**
 * An arrow from a thread to another one, as a state value: it begins with the state and ends one
 * nanosecond after the state's last instant. Immutable.
 *
 * @since 0.2.0
 */
public class EdgeStateValue extends CustomStateValue {

    /** The number of the type in histories. */
    public static final byte CUSTOM_TYPE_ID = 22;

    /** Reads values from histories. */
    public static final CustomStateValueFactory EDGE_STATE_VALUE_FACTORY = EdgeStateValue::read;

    private static final Comparator<HostThread> BY_HOST_AND_TID =
            Comparator.comparing(HostThread::getHost).thenComparing(HostThread::getTid);

    static {
        registerCustomFactory(CUSTOM_TYPE_ID, EDGE_STATE_VALUE_FACTORY);
    }

    private final int id;
    private final HostThread source;
    private final HostThread destination;

    /**
     * Creates an arrow.
     *
     * @param id a number that tells it from other arrows between the same threads
     * @param src where it begins
     * @param dst where it ends
     */
    public EdgeStateValue(int id, HostThread src, HostThread dst) {
        this.id = id;
        source = src;
        destination = dst;
    }

    private static CustomStateValue read(ISafeByteBufferReader buffer) {
        return new EdgeStateValue(buffer.getInt(), readThread(buffer), readThread(buffer));
    }

    private static HostThread readThread(ISafeByteBufferReader buffer) {
        return new HostThread(buffer.getString(), Integer.valueOf(buffer.getInt()));
    }

    /** Returns the number that tells it from other arrows between the same threads. */
    public int getId() {
        return id;
    }

    /** Returns where it begins. */
    public HostThread getSource() {
        return source;
    }

    /** Returns where it ends. */
    public HostThread getDestination() {
        return destination;
    }

    /** {@inheritDoc} By source, then by destination; it is greater than a value of another type. */
    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        if (!(o instanceof EdgeStateValue other)) {
            return 1;
        }
        int bySource = BY_HOST_AND_TID.compare(source, other.source);
        return bySource != 0 ? bySource : BY_HOST_AND_TID.compare(destination, other.destination);
    }

    @Override
    protected Byte getCustomTypeId() {
        return Byte.valueOf(CUSTOM_TYPE_ID);
    }

    @Override
    protected void serializeValue(ISafeByteBufferWriter buffer) {
        buffer.putInt(id);
        write(source, buffer);
        write(destination, buffer);
    }

    private static void write(HostThread thread, ISafeByteBufferWriter buffer) {
        buffer.putString(thread.getHost());
        buffer.putInt(thread.getTid().intValue());
    }

    @Override
    protected int getSerializedValueSize() {
        return 3 * Integer.BYTES
                + SafeByteBufferFactory.getStringSizeInBuffer(source.getHost())
                + SafeByteBufferFactory.getStringSizeInBuffer(destination.getHost());
    }

    @Override
    public String toString() {
        return "Edge " + id + " from " + source + " to " + destination;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, source, destination);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof EdgeStateValue other
                && id == other.id
                && source.equals(other.source)
                && destination.equals(other.destination);
    }
}
