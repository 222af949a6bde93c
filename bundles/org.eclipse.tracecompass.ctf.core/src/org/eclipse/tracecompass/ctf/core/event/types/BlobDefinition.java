package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** Bytes without a structure. */
public class BlobDefinition extends BytesDefinition {

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param array the bytes
     * @param mediaType what they are, for instance {@code image/png}
     */
    public BlobDefinition(
            IDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            byte[] array,
            String mediaType) {
        super(declaration, definitionScope, fieldName, array, mediaType);
    }

    @Override
    public BlobDeclaration getDeclaration() {
        return (BlobDeclaration) super.getDeclaration();
    }
}
