package org.eclipse.tracecompass.internal.statesystem.core;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.internal.statesystem.core.history.Bytes;

/** Names as they are stored, each decoded when it is asked for. Immutable, thread-safe. */
final class StoredNames {

    private final byte[] fBytes;
    private final int[] fPositions;

    /**
     * Takes names over.
     *
     * @param bytes what holds them; not copied
     * @param positions where each begins, see {@link Bytes#getString}; not copied
     */
    StoredNames(byte[] bytes, int[] positions) {
        fBytes = bytes;
        fPositions = positions;
    }

    int size() {
        return fPositions.length;
    }

    String name(int index) {
        return Bytes.getString(ByteBuffer.wrap(fBytes).position(fPositions[index]));
    }

    /** The hash code of the name, without decoding it where its characters are ASCII. */
    int hash(int index) {
        int at = fPositions[index];
        int head = fBytes[at++];
        if (head < 0 || (head & 1) != 0) {
            return name(index).hashCode();
        }
        int hash = 0;
        for (int end = at + (head >>> 1); at < end; at++) {
            byte b = fBytes[at];
            if (b < 0) {
                return name(index).hashCode();
            }
            hash = 31 * hash + b;
        }
        return hash;
    }
}
