package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** A text, the length of which is known before it. */
public final class StringDefinition2 extends Definition {

    private final String value;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value
     */
    public StringDefinition2(
            StringDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            String value) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
    }

    /**
     * Creates a field of another type that holds a text.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value
     */
    public StringDefinition2(
            Declaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            String value) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
    }

    /** Returns the text. */
    public String getValue() {
        return value;
    }

    @Override
    public long size() {
        return (long) value.getBytes(java.nio.charset.StandardCharsets.UTF_8).length * Byte.SIZE;
    }

    @Override
    public String toString() {
        return value;
    }
}
