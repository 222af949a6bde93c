package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** A floating point number. */
public final class FloatDefinition extends Definition {

    private final double value;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value
     */
    public FloatDefinition(
            FloatDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            double value) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
    }

    /** Returns the value. */
    public double getValue() {
        return value;
    }

    @Override
    public FloatDeclaration getDeclaration() {
        return (FloatDeclaration) super.getDeclaration();
    }

    @Override
    public long size() {
        return getDeclaration().getMaximumSize();
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
