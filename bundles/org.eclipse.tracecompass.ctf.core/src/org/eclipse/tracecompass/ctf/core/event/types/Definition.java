package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;

/** Base of fields with their values. */
public abstract class Definition implements IDefinition {

    private final IDeclaration declaration;
    private final IDefinitionScope definitionScope;
    private final String fieldName;
    private @Nullable ILexicalScope scope;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     */
    public Definition(
            IDeclaration declaration, IDefinitionScope definitionScope, String fieldName) {
        this.declaration = declaration;
        this.definitionScope = definitionScope;
        this.fieldName = fieldName;
    }

    /**
     * Creates a field in a scope.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param scope its scope
     */
    public Definition(
            IDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            ILexicalScope scope) {
        this(declaration, definitionScope, fieldName);
        this.scope = scope;
    }

    /** Returns the name of the field. */
    protected String getFieldName() {
        return fieldName;
    }

    @Override
    public ILexicalScope getScopePath() {
        ILexicalScope path = scope;
        if (path == null) {
            path = declaration.getPath(definitionScope, fieldName);
            scope = path;
        }
        return path;
    }

    /** Returns where the field is; null if it is nowhere. */
    protected IDefinitionScope getDefinitionScope() {
        return definitionScope;
    }

    @Override
    public long size() {
        return declaration.getMaximumSize();
    }

    @Override
    public IDeclaration getDeclaration() {
        return declaration;
    }

    @Override
    public String toString() {
        return fieldName + '[' + Integer.toHexString(hashCode()) + ']';
    }
}
