package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * All messages between two hosts, in 20 bytes and a bit each: reports count with them whether
 * causes come before effects, and plots show them. Not thread-safe.
 */
final class MessageLog implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final int CHUNK = 1 << 10;
    private static final int BITS = 6;

    private final List<Chunk> fChunks = new ArrayList<>();
    private int fSize;

    private static final class Chunk implements Serializable {
        private static final long serialVersionUID = 1L;
        private final long[] fTimes = new long[2 * CHUNK];
        private final short[] fCpus = new short[2 * CHUNK];
        private final long[] fFromReference = new long[CHUNK >> BITS];
    }

    int size() {
        return fSize;
    }

    void add(Message message) {
        int at = fSize % CHUNK;
        if (at == 0) {
            fChunks.add(new Chunk());
        }
        Chunk chunk = fChunks.get(fSize / CHUNK);
        chunk.fTimes[2 * at] = message.x();
        chunk.fTimes[2 * at + 1] = message.y();
        chunk.fCpus[2 * at] = (short) Math.min(message.xCpu(), Short.MAX_VALUE);
        chunk.fCpus[2 * at + 1] = (short) Math.min(message.yCpu(), Short.MAX_VALUE);
        if (message.fromReference()) {
            chunk.fFromReference[at >> BITS] |= 1L << at;
        }
        fSize++;
    }

    void forEach(Consumer<Message> visitor) {
        for (int i = 0; i < fSize; i++) {
            Chunk chunk = fChunks.get(i / CHUNK);
            int at = i % CHUNK;
            boolean from = (chunk.fFromReference[at >> BITS] & 1L << at) != 0;
            visitor.accept(
                    new Message(
                            from,
                            chunk.fTimes[2 * at],
                            chunk.fTimes[2 * at + 1],
                            chunk.fCpus[2 * at],
                            chunk.fCpus[2 * at + 1]));
        }
    }
}
