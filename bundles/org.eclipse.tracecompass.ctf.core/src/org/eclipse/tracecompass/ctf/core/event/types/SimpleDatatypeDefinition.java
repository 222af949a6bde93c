package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** Base of fields whose value is a number or a text. */
public abstract class SimpleDatatypeDefinition extends Definition {

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     */
    public SimpleDatatypeDefinition(
            IDeclaration declaration, IDefinitionScope definitionScope, String fieldName) {
        super(declaration, definitionScope, fieldName);
    }

    /** Returns the value as an integer, null if it is none. */
    public Long getIntegerValue() {
        return null;
    }

    /** Returns the value as text, null if it is none. */
    public String getStringValue() {
        return null;
    }

    /** Returns the bytes of the value; none by default. */
    public byte[] getBytes() {
        return new byte[0];
    }
}
