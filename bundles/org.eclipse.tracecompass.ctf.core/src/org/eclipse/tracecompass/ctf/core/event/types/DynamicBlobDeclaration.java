package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of bytes without a structure, as many as another field says. */
public class DynamicBlobDeclaration extends BytesDeclaration {

    private final String lengthName;

    /**
     * Creates a type.
     *
     * @param lengthName the name of the field with the number of bytes
     * @param mediaType what they are, for instance {@code image/png}
     */
    public DynamicBlobDeclaration(String lengthName, String mediaType) {
        super(mediaType);
        this.lengthName = lengthName;
    }

    @Override
    public Definition createDefinition(
            IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        int length = FieldLength.of(definitionScope, lengthName, fieldName);
        byte[] bytes = read(input, length, fieldName);
        return new DynamicBlobDefinition(this, definitionScope, fieldName, bytes, getMediaType());
    }

    @Override
    public int getMaximumSize() {
        return Integer.MAX_VALUE;
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
        return lengthName.hashCode() * 31 + getMediaType().hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof DynamicBlobDeclaration other
                && other.lengthName.equals(lengthName)
                && other.getMediaType().equals(getMediaType());
    }
}
