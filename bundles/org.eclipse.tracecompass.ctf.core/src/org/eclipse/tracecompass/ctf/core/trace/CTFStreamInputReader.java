package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;

/**
 * Reads the events of a file, among them the events that stand for discarded ones. It is before the
 * first event at first. Times are in cycles. Not thread-safe.
 *
 * <p>What is damaged in the file is logged, and reading goes on behind it.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFStreamInputReader implements AutoCloseable {

    private final CTFStreamInput input;
    private final IPacketReader packetReader = new CtfPacketReader(this);
    private @Nullable StreamCursor cursor;
    private @Nullable CtfStream packets;
    private @Nullable IEventDefinition currentEvent;
    private int name;
    private boolean live;

    /**
     * Creates a reader before the first event.
     *
     * @param streamInput the file
     * @throws CTFException if the file cannot be read
     */
    public CTFStreamInputReader(CTFStreamInput streamInput) throws CTFException {
        input = streamInput;
        open(0);
    }

    /** Takes over the packets that are known now, and goes to one of them. */
    private void open(int packet) throws CTFException {
        CtfStream known = input.packets();
        packets = known;
        if (known == null) {
            cursor = null;
            return;
        }
        StreamCursor fresh =
                new StreamCursor(
                        known.types().layout(),
                        known,
                        true,
                        diagnostic ->
                                logger().log(System.Logger.Level.WARNING, diagnostic.sentence()));
        cursor = fresh;
        fresh.goToPacket(packet);
        try {
            fresh.enter();
        } catch (IOException e) {
            throw new CTFIOException(e);
        }
    }

    /** The file. */
    CTFStreamInput input() {
        return input;
    }

    /** Where it reads; null as long as the file has no packets. */
    @Nullable
    StreamCursor cursor() {
        return cursor;
    }

    /**
     * Reads bytes of the file.
     *
     * @param position the first byte
     * @param size the number of bytes
     * @return the bytes
     * @throws CTFException if the file does not have them or cannot be read
     */
    public ByteBuffer getByteBufferAt(long position, long size) throws CTFException {
        if (position < 0 || size < 0 || size > Integer.MAX_VALUE - Byte.SIZE) {
            throw new CTFException(
                    "There are no " + size + " bytes at byte " + position + " of " + input);
        }
        byte[] bytes = new byte[(int) Math.min(size, Math.max(0, length() - position))];
        if (bytes.length < size) {
            throw new CTFException(
                    "There are no "
                            + size
                            + " bytes at byte "
                            + position
                            + " of "
                            + input
                            + ", which has "
                            + length());
        }
        try (RandomAccessFile file = new RandomAccessFile(input.getFile(), "r")) {
            file.seek(position);
            file.readFully(bytes);
        } catch (IOException e) {
            throw new CTFIOException(e);
        }
        return ByteBuffer.wrap(bytes);
    }

    private long length() {
        return input.getFile().length();
    }

    /** Closes the file. A reader that reads on opens it again. */
    @Override
    public void close() throws IOException {
        CtfStream known = packets;
        if (known != null) {
            known.types().recording().release();
        }
    }

    /** Returns the event that was read last; null before the first and after the last. */
    public @Nullable IEventDefinition getCurrentEvent() {
        return currentEvent;
    }

    /**
     * Sets the event that was read last.
     *
     * @param currentEvent the event, null for none
     */
    public void setCurrentEvent(@Nullable IEventDefinition currentEvent) {
        this.currentEvent = currentEvent;
    }

    /** Returns the number that stands for the file among those of a trace, from 0. */
    public int getName() {
        return name;
    }

    /**
     * Sets the number that stands for the file.
     *
     * @param name the number
     */
    public void setName(int name) {
        this.name = name;
    }

    /**
     * Returns the CPU of the packet that it is in, {@link IPacketReader#UNKNOWN_CPU} if unknown.
     */
    public int getCPU() {
        return packetReader.getCPU();
    }

    /** Returns the name of the file without its folder. */
    public String getFilename() {
        return input.getFilename();
    }

    /** Returns the event classes of the stream, see {@link ICTFStream#getEventDeclarations()}. */
    public List<@Nullable IEventDeclaration> getEventDeclarations() {
        return input.getStream().getEventDeclarations();
    }

    /**
     * Sets whether the file may still grow. Then {@link #readNextEvent} looks for new packets at
     * the end of the file.
     *
     * @param live whether it may
     */
    public void setLive(boolean live) {
        this.live = live;
    }

    /** Returns whether the file may still grow. */
    public boolean isLive() {
        return live;
    }

    /** Returns the type of the context that all events of the stream have, null for none. */
    public @Nullable StructDeclaration getStreamEventContextDecl() {
        return input.getStream().getEventContextDecl();
    }

    /**
     * Reads the next event.
     *
     * @return {@link CTFResponse#OK} with the event in {@link #getCurrentEvent()}; at the end of
     *     the file {@link CTFResponse#FINISH}, or {@link CTFResponse#WAIT} if it may still grow
     * @throws CTFException if the file cannot be read any more
     */
    public CTFResponse readNextEvent() throws CTFException {
        while (true) {
            if (step()) {
                return CTFResponse.OK;
            }
            CtfStream known = packets;
            int read = known == null ? 0 : known.packets().size();
            if (!live || input.index().size() == read && !input.addPacketHeaderIndex()) {
                break;
            }
            open(read);
        }
        currentEvent = null;
        return live ? CTFResponse.WAIT : CTFResponse.FINISH;
    }

    private boolean step() throws CTFException {
        StreamCursor reading = cursor;
        try {
            if (reading != null && reading.next()) {
                currentEvent = reading.event().copy();
                return true;
            }
            return false;
        } catch (IOException e) {
            throw new CTFIOException(e);
        }
    }

    /**
     * Goes to the first event at or after a time, which then is the current one; there is none if
     * the file ends before.
     *
     * @param timestamp the time, in cycles
     * @return how many packets it moved on; negative if it moved back
     * @throws CTFException if the file cannot be read any more
     */
    public long seek(long timestamp) throws CTFException {
        StreamCursor reading = cursor;
        CtfStream known = packets;
        currentEvent = null;
        if (reading == null || known == null) {
            return 0;
        }
        int before = reading.packetIndex();
        reading.seekPacket(nanos(known.layout(), timestamp));
        try {
            while (reading.next()) {
                if (reading.event().cycles() >= timestamp) {
                    currentEvent = reading.event().copy();
                    break;
                }
            }
        } catch (IOException e) {
            throw new CTFIOException(e);
        }
        return (long) reading.packetIndex() - before;
    }

    /** A time in ns; one that is out of their range becomes the least or the greatest. */
    static long nanos(StreamLayout layout, long cycles) {
        if (cycles < 0) {
            return Long.MIN_VALUE;
        }
        long nanos = layout.nanos(cycles);
        return nanos < layout.nanos(0) ? Long.MAX_VALUE : nanos;
    }

    /**
     * Goes to the last event, which then is the current one; there is none if the file has no
     * events.
     *
     * @throws CTFException if the file cannot be read any more
     */
    public void goToLastEvent() throws CTFException {
        StreamCursor reading = cursor;
        CtfStream known = packets;
        currentEvent = null;
        if (reading == null || known == null) {
            return;
        }
        try {
            for (int i = known.packets().size() - 1; i >= 0 && currentEvent == null; i--) {
                reading.goToPacket(i);
                while (reading.next() && reading.packetIndex() == i) {
                    currentEvent = reading.event().copy();
                }
            }
            reading.goToPacket(known.packets().size());
        } catch (IOException e) {
            throw new CTFIOException(e);
        }
    }

    /** Returns the reader of the packet that it is in; always the same one. */
    public IPacketReader getCurrentPacketReader() {
        return packetReader;
    }

    /** Decodes the contexts and the fields of an event from a buffer. */
    IEventDefinition decode(EventLayout layout, BitBuffer bits, long timestamp)
            throws CTFException {
        StreamCursor reading = cursor;
        if (reading == null) {
            throw new CTFException(input + " has no packet");
        }
        return reading.decode(layout, bits, timestamp);
    }

    @Override
    public int hashCode() {
        return 31 * input.hashCode() + name;
    }

    /** {@inheritDoc} A reader of the same file with the same number. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof CTFStreamInputReader other
                        && name == other.name
                        && input.equals(other.input);
    }

    @Override
    public String toString() {
        return name + " " + input + " " + currentEvent;
    }

    /** On demand: to get a logger takes a tenth of the time of a short command. */
    private static System.Logger logger() {
        return System.getLogger(CTFStreamInputReader.class.getName());
    }
}
