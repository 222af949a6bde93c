package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;

/** The type of bytes without a structure, however their number is known. */
abstract class BytesDeclaration extends Declaration {

    private final String mediaType;

    BytesDeclaration(String mediaType) {
        this.mediaType = mediaType;
    }

    /** Returns what the bytes are, for instance {@code image/png}. */
    public String getMediaType() {
        return mediaType;
    }

    @Override
    public long getAlignment() {
        return Byte.SIZE;
    }

    /** Reads bytes from the next place where they may begin. */
    final byte[] read(BitBuffer input, int length, String fieldName) throws CTFException {
        alignRead(input);
        if (!input.canRead(Math.multiplyExact(length, Byte.SIZE))) {
            throw new CTFException("There are no " + length + " bytes for " + fieldName);
        }
        byte[] bytes = new byte[length];
        input.get(bytes);
        return bytes;
    }
}
