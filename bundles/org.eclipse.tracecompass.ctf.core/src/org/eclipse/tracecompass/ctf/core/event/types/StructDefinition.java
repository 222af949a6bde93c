package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;

/** A structure. */
public final class StructDefinition extends ScopedDefinition implements ICompositeDefinition {

    private final List<String> names;
    private final Definition[] definitions;

    /**
     * Creates a structure.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param structFieldName its name
     * @param definitions its fields in the order of the type
     */
    public StructDefinition(
            StructDeclaration declaration,
            IDefinitionScope definitionScope,
            String structFieldName,
            Definition[] definitions) {
        super(declaration, definitionScope, structFieldName);
        names = copy(declaration.getFieldsList());
        this.definitions = definitions;
    }

    /**
     * Creates a structure in a scope.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param scope its scope
     * @param structFieldName its name
     * @param fieldNames the names of its fields
     * @param definitions its fields in the same order
     */
    public StructDefinition(
            StructDeclaration declaration,
            IDefinitionScope definitionScope,
            ILexicalScope scope,
            String structFieldName,
            Iterable<String> fieldNames,
            Definition[] definitions) {
        super(declaration, definitionScope, structFieldName, scope);
        names = copy(fieldNames);
        this.definitions = definitions;
    }

    private static List<String> copy(Iterable<String> names) {
        List<String> copy = new ArrayList<>();
        names.forEach(copy::add);
        return List.copyOf(copy);
    }

    @Override
    public Definition getDefinition(String fieldName) {
        int index = names.indexOf(fieldName);
        return index < 0 || index >= definitions.length ? null : definitions[index];
    }

    @Override
    public List<String> getFieldNames() {
        return names;
    }

    @Override
    public StructDeclaration getDeclaration() {
        return (StructDeclaration) super.getDeclaration();
    }

    @Override
    public long size() {
        long bits = 0;
        for (Definition field : definitions) {
            bits += field == null ? 0 : field.size();
        }
        return bits;
    }

    @Override
    public Definition lookupDefinition(String lookupPath) {
        return lookupDefinition(lookupPath, null);
    }

    /** {@inheritDoc} In the structure itself, then in what is around it. */
    @Override
    public Definition lookupDefinition(String lookupPath, ScopedDefinition definitionToExclude) {
        if (lookupPath == null) {
            return null;
        }
        Definition own = getDefinition(lookupPath);
        if (own == null && !lookupPath.startsWith("_")) {
            own = getDefinition('_' + lookupPath);
        }
        if (own == null) {
            own = within(lookupPath);
        }
        if (own != null && own != definitionToExclude) {
            return own;
        }
        IDefinitionScope around = getDefinitionScope();
        IDefinition found =
                around instanceof ScopedDefinition scoped
                        ? scoped.lookupDefinition(lookupPath, this)
                        : around == null ? null : around.lookupDefinition(lookupPath);
        return found instanceof Definition definition ? definition : null;
    }

    /** A field of a structure within this one, by a path. */
    private @Nullable Definition within(String path) {
        int dot = path.indexOf('.');
        Definition first = dot < 0 ? null : getDefinition(path.substring(0, dot));
        if (first instanceof StructDefinition struct) {
            String rest = path.substring(dot + 1);
            Definition direct = struct.getDefinition(rest);
            return direct == null ? struct.within(rest) : direct;
        }
        return null;
    }

    /**
     * Finds the field with a role.
     *
     * @param role the role
     * @return the field, null if no field has the role
     */
    public IDefinition lookupRole(String role) {
        for (Definition field : definitions) {
            if (field != null && role.equals(field.getDeclaration().getRole())) {
                return field;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{ ");
        for (int i = 0; i < names.size(); i++) {
            text.append(i == 0 ? "" : ", ")
                    .append(names.get(i))
                    .append(" = ")
                    .append(Objects.toString(i < definitions.length ? definitions[i] : null));
        }
        return text.append(" }").toString();
    }
}
