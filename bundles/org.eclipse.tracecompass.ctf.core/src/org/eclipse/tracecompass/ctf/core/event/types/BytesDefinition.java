package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.HexFormat;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** Bytes without a structure, however their number is known. Immutable. */
abstract class BytesDefinition extends SimpleDatatypeDefinition {

    private final byte[] bytes;
    private final String mediaType;

    BytesDefinition(
            IDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            byte[] array,
            String mediaType) {
        super(declaration, definitionScope, fieldName);
        bytes = array.clone();
        this.mediaType = mediaType;
    }

    /** {@inheritDoc} The bytes in hexadecimal. */
    @Override
    public String getStringValue() {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public byte[] getBytes() {
        return bytes.clone();
    }

    /** Returns what the bytes are, for instance {@code image/png}. */
    public String getType() {
        return mediaType;
    }

    @Override
    public long size() {
        return (long) bytes.length * Byte.SIZE;
    }

    @Override
    public String toString() {
        return getStringValue();
    }
}
