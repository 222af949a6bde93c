package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;

/** Base of fields in which others are looked for. */
public abstract class ScopedDefinition extends Definition implements IDefinitionScope {

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     */
    public ScopedDefinition(
            IDeclaration declaration,
            @Nullable IDefinitionScope definitionScope,
            String fieldName) {
        super(declaration, definitionScope, fieldName);
    }

    /**
     * Creates a structure in a scope.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param scope its scope
     */
    public ScopedDefinition(
            StructDeclaration declaration,
            @Nullable IDefinitionScope definitionScope,
            String fieldName,
            ILexicalScope scope) {
        super(declaration, definitionScope, fieldName, scope);
    }

    private <T> @Nullable T lookup(String name, Class<T> type) {
        IDefinition found = lookupDefinition(name);
        return type.isInstance(found) ? type.cast(found) : null;
    }

    /**
     * Finds an array.
     *
     * @param name its name
     * @return the array, null if there is none
     */
    public @Nullable AbstractArrayDefinition lookupArrayDefinition(String name) {
        return lookup(name, AbstractArrayDefinition.class);
    }

    /**
     * Finds an integer with a name.
     *
     * @param name its name
     * @return the integer, null if there is none
     */
    public @Nullable EnumDefinition lookupEnum(String name) {
        return lookup(name, EnumDefinition.class);
    }

    /**
     * Finds an integer.
     *
     * @param name its name
     * @return the integer, null if there is none
     */
    public @Nullable IntegerDefinition lookupInteger(String name) {
        return lookup(name, IntegerDefinition.class);
    }

    /**
     * Finds a text.
     *
     * @param name its name
     * @return the text, null if there is none
     */
    public @Nullable StringDefinition lookupString(String name) {
        return lookup(name, StringDefinition.class);
    }

    /**
     * Finds a structure.
     *
     * @param name its name
     * @return the structure, null if there is none
     */
    public @Nullable StructDefinition lookupStruct(String name) {
        return lookup(name, StructDefinition.class);
    }

    /**
     * Finds a variant.
     *
     * @param name its name
     * @return the variant, null if there is none
     */
    public @Nullable VariantDefinition lookupVariant(String name) {
        return lookup(name, VariantDefinition.class);
    }

    /**
     * Finds a field, but not within another one.
     *
     * @param lookupPath its name
     * @param definitionToExclude the one that is not searched, null for none
     * @return the field, null if there is none
     */
    public @Nullable IDefinition lookupDefinition(
            @Nullable String lookupPath, @Nullable ScopedDefinition definitionToExclude) {
        return lookupPath == null ? null : lookupDefinition(lookupPath);
    }
}
