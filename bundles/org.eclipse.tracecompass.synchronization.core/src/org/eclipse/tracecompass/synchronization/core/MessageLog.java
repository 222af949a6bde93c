package org.eclipse.tracecompass.synchronization.core;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * All messages between two hosts, in 20 bytes and a bit each: reports count with them whether
 * causes come before effects, and plots show them. Not thread-safe.
 */
public final class MessageLog implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final int CHUNK = 1 << 10;
    private static final int BITS = 6;

    private final List<Chunk> chunks = new ArrayList<>();
    private int size;

    private static final class Chunk implements Serializable {
        private static final long serialVersionUID = 1L;
        private final long[] times = new long[2 * CHUNK];
        private final short[] cpus = new short[2 * CHUNK];
        private final long[] fromReference = new long[CHUNK >> BITS];
    }

    /** Returns how many messages there are. */
    public int size() {
        return size;
    }

    /**
     * Adds a message.
     *
     * @param message the message; of its CPUs, numbers up to 32,767 are kept
     */
    public void add(Message message) {
        int at = size % CHUNK;
        if (at == 0) {
            chunks.add(new Chunk());
        }
        Chunk chunk = chunks.get(size / CHUNK);
        chunk.times[2 * at] = message.x();
        chunk.times[2 * at + 1] = message.y();
        chunk.cpus[2 * at] = (short) Math.min(message.xCpu(), Short.MAX_VALUE);
        chunk.cpus[2 * at + 1] = (short) Math.min(message.yCpu(), Short.MAX_VALUE);
        if (message.fromReference()) {
            chunk.fromReference[at >> BITS] |= 1L << at;
        }
        size++;
    }

    /**
     * Visits all messages.
     *
     * @param visitor takes the messages, in the order in which they were added
     */
    public void forEach(Consumer<Message> visitor) {
        for (int i = 0; i < size; i++) {
            Chunk chunk = chunks.get(i / CHUNK);
            int at = i % CHUNK;
            boolean from = (chunk.fromReference[at >> BITS] & 1L << at) != 0;
            visitor.accept(
                    new Message(
                            from,
                            chunk.times[2 * at],
                            chunk.times[2 * at + 1],
                            chunk.cpus[2 * at],
                            chunk.cpus[2 * at + 1]));
        }
    }
}
