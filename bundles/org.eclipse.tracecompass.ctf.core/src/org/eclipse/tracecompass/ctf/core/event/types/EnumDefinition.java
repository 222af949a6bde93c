package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** An integer with a name. */
public final class EnumDefinition extends SimpleDatatypeDefinition {

    private final IntegerDefinition integer;
    private final String value;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param intValue the integer
     */
    public EnumDefinition(
            EnumDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            IntegerDefinition intValue) {
        super(declaration, definitionScope, fieldName);
        integer = intValue;
        value = declaration.query(intValue.getValue());
    }

    /** Returns the name of the integer, null if it has none. */
    public String getValue() {
        return value;
    }

    @Override
    public String getStringValue() {
        return value;
    }

    @Override
    public Long getIntegerValue() {
        return Long.valueOf(integer.getValue());
    }

    @Override
    public EnumDeclaration getDeclaration() {
        return (EnumDeclaration) super.getDeclaration();
    }

    @Override
    public long size() {
        return integer.size();
    }

    @Override
    public byte[] getBytes() {
        return integer.getBytes();
    }

    @Override
    public String toString() {
        return "{ value = " + value + ", container = " + integer + " }";
    }
}
