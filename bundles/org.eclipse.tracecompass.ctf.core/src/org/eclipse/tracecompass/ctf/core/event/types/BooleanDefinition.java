package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** A truth value. */
public class BooleanDefinition extends SimpleDatatypeDefinition {

    private final boolean value;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value
     */
    public BooleanDefinition(
            IDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            boolean value) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
    }

    /** Returns the value. */
    public boolean getValue() {
        return value;
    }

    /** {@inheritDoc} 1 for true. */
    @Override
    public Long getIntegerValue() {
        return Long.valueOf(value ? 1 : 0);
    }

    @Override
    public String getStringValue() {
        return Boolean.toString(value);
    }

    @Override
    public BooleanDeclaration getDeclaration() {
        return (BooleanDeclaration) super.getDeclaration();
    }

    @Override
    public String toString() {
        return getStringValue();
    }
}
