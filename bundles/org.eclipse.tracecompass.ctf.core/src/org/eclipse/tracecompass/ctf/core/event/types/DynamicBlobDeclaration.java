package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of bytes without a structure, as many as another field says. */
public class DynamicBlobDeclaration extends Declaration {

    private final String lengthName;
    private final String mediaType;

    /**
     * Creates a type.
     *
     * @param lengthName the name of the field with the number of bytes
     * @param mediaType what they are, for instance {@code image/png}
     */
    public DynamicBlobDeclaration(String lengthName, String mediaType) {
        this.lengthName = lengthName;
        this.mediaType = mediaType;
    }

    @Override
    public Definition createDefinition(
            IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        int length = FieldLength.of(definitionScope, lengthName, fieldName);
        alignRead(input);
        if (!input.canRead(Math.multiplyExact(length, Byte.SIZE))) {
            throw new CTFException("There are no " + length + " bytes for " + fieldName);
        }
        byte[] bytes = new byte[length];
        input.get(bytes);
        return new DynamicBlobDefinition(this, definitionScope, fieldName, bytes, mediaType);
    }

    @Override
    public int getMaximumSize() {
        return Integer.MAX_VALUE;
    }

    @Override
    public long getAlignment() {
        return Byte.SIZE;
    }

    /** Returns what the bytes are, for instance {@code image/png}. */
    public String getMediaType() {
        return mediaType;
    }

    /** Returns the name of the field with the number of bytes. */
    public String getLengthFieldName() {
        return lengthName;
    }

    @Override
    public String toString() {
        return "[declaration] blob[" + lengthName + ']';
    }

    @Override
    public boolean isBinaryEquivalent(IDeclaration other) {
        return other instanceof DynamicBlobDeclaration blob && blob.lengthName.equals(lengthName);
    }

    @Override
    public int hashCode() {
        return lengthName.hashCode() * 31 + mediaType.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof DynamicBlobDeclaration other
                && other.lengthName.equals(lengthName)
                && other.mediaType.equals(mediaType);
    }
}
