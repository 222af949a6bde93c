package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of bytes without a structure. */
public class BlobDeclaration extends BytesDeclaration {

    private final int length;

    /**
     * Creates a type.
     *
     * @param len the number of bytes
     * @param mediaType what they are, for instance {@code image/png}
     */
    public BlobDeclaration(int len, String mediaType) {
        super(mediaType);
        length = len;
    }

    /**
     * Creates a type with a role.
     *
     * @param len the number of bytes
     * @param mediaType what they are
     * @param role what the field is for
     */
    public BlobDeclaration(int len, String mediaType, String role) {
        this(len, mediaType);
        setRole(role);
    }

    @Override
    public BlobDefinition createDefinition(
            IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        byte[] bytes = read(input, length, fieldName);
        return new BlobDefinition(this, definitionScope, fieldName, bytes, getMediaType());
    }

    @Override
    public int getMaximumSize() {
        return length * Byte.SIZE;
    }

    @Override
    public boolean isBinaryEquivalent(IDeclaration other) {
        return other instanceof BlobDeclaration blob && blob.length == length;
    }

    @Override
    public int hashCode() {
        return getMediaType().hashCode() * 31 + length;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof BlobDeclaration other
                && other.length == length
                && other.getMediaType().equals(getMediaType());
    }
}
