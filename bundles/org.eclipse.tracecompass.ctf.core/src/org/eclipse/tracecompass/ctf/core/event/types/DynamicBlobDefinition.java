package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** Bytes without a structure, as many as another field says. */
public class DynamicBlobDefinition extends BytesDefinition {

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param array the bytes
     * @param mediaType what they are, for instance {@code image/png}
     */
    public DynamicBlobDefinition(
            IDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            byte[] array,
            String mediaType) {
        super(declaration, definitionScope, fieldName, array, mediaType);
    }

    @Override
    public DynamicBlobDeclaration getDeclaration() {
        return (DynamicBlobDeclaration) super.getDeclaration();
    }
}
