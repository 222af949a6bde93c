package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** A text. */
public final class StringDefinition extends Definition {

    private final String value;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value
     */
    public StringDefinition(
            StringDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            String value) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
    }

    @Override
    public StringDeclaration getDeclaration() {
        return (StringDeclaration) super.getDeclaration();
    }

    /** Returns the text. */
    public String getValue() {
        return value;
    }

    @Override
    public long size() {
        return (value.getBytes(java.nio.charset.StandardCharsets.UTF_8).length + 1L) * Byte.SIZE;
    }

    @Override
    public String toString() {
        return value;
    }
}
