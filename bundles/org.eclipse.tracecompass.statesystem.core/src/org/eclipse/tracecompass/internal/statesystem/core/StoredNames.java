package org.eclipse.tracecompass.internal.statesystem.core;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.internal.statesystem.core.history.Bytes;

/** Names as they are stored, each decoded when it is asked for. Immutable, thread-safe. */
final class StoredNames {

    private final byte[] bytes;
    private final int[] positions;

    /**
     * Takes names over.
     *
     * @param bytes what holds them; not copied
     * @param positions where each begins, see {@link Bytes#getString}; not copied
     */
    StoredNames(byte[] bytes, int[] positions) {
        this.bytes = bytes;
        this.positions = positions;
    }

    int size() {
        return positions.length;
    }

    String name(int index) {
        return Bytes.getString(ByteBuffer.wrap(bytes).position(positions[index]));
    }

    /** The hash code of the name, without decoding it where its characters are ASCII. */
    int hash(int index) {
        int at = positions[index];
        int head = bytes[at++];
        if (head < 0 || (head & 1) != 0) {
            return name(index).hashCode();
        }
        int hash = 0;
        for (int end = at + (head >>> 1); at < end; at++) {
            byte b = bytes[at];
            if (b < 0) {
                return name(index).hashCode();
            }
            hash = 31 * hash + b;
        }
        return hash;
    }
}
