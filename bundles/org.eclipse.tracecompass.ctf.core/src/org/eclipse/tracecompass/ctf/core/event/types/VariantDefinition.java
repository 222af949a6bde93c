package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.Objects;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** A field whose type was one of several. */
public final class VariantDefinition extends ScopedDefinition {

    private final String selected;
    private final Definition value;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param tagDef the field that says which option it is
     * @param selectedField the name of the option
     * @param fieldName its name
     * @param fieldValue the option
     */
    public VariantDefinition(
            VariantDeclaration declaration,
            IDefinitionScope definitionScope,
            SimpleDatatypeDefinition tagDef,
            String selectedField,
            String fieldName,
            Definition fieldValue) {
        super(declaration, definitionScope, fieldName);
        selected = selectedField;
        value = fieldValue;
    }

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param tagDef the field that says which option it is
     * @param selectedField the name of the option
     * @param fieldName its name
     * @param fieldValue the option
     */
    public VariantDefinition(
            VariantDeclaration declaration,
            IDefinitionScope definitionScope,
            EnumDefinition tagDef,
            String selectedField,
            String fieldName,
            Definition fieldValue) {
        this(
                declaration,
                definitionScope,
                (SimpleDatatypeDefinition) tagDef,
                selectedField,
                fieldName,
                fieldValue);
    }

    @Override
    public VariantDeclaration getDeclaration() {
        return (VariantDeclaration) super.getDeclaration();
    }

    /** Returns the name of the option. */
    public String getCurrentFieldName() {
        return selected;
    }

    /** Returns the option. */
    public Definition getCurrentField() {
        return value;
    }

    @Override
    public long size() {
        return value.size();
    }

    @Override
    public IDefinition lookupDefinition(String lookupPath) {
        return lookupDefinition(lookupPath, null);
    }

    /** {@inheritDoc} The option by its name, a field of it, then what is around. */
    @Override
    public IDefinition lookupDefinition(String lookupPath, ScopedDefinition definitionToExclude) {
        if (Objects.equals(lookupPath, selected)) {
            return value;
        }
        Definition within =
                lookupPath != null && value instanceof StructDefinition struct
                        ? struct.getDefinition(lookupPath)
                        : null;
        if (within != null && within != definitionToExclude) {
            return within;
        }
        IDefinitionScope around = getDefinitionScope();
        return around instanceof ScopedDefinition scoped
                ? scoped.lookupDefinition(lookupPath, this)
                : around == null || lookupPath == null ? null : around.lookupDefinition(lookupPath);
    }

    @Override
    public String toString() {
        return "{ " + selected + " = " + value + " }";
    }
}
