package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;

/** The type of structures. Not thread-safe while fields are added. */
public class StructDeclaration extends Declaration {

    private final Map<String, IDeclaration> fields = new LinkedHashMap<>();
    private long maxAlign;

    /**
     * Creates a type without fields.
     *
     * @param align the least alignment in bits
     */
    public StructDeclaration(long align) {
        maxAlign = Math.max(align, 1);
    }

    /** Returns the alignment in bits: the largest of those of the fields. */
    public long getMaxAlign() {
        return maxAlign;
    }

    /**
     * Returns whether there is a field.
     *
     * @param name its name
     */
    public boolean hasField(String name) {
        return fields.containsKey(name);
    }

    /**
     * Returns the type of a field.
     *
     * @param fieldName its name
     * @return the type, null if there is no such field
     */
    public @Nullable IDeclaration getField(String fieldName) {
        return fields.get(fieldName);
    }

    /** Returns the names of the fields in their order. */
    public Iterable<String> getFieldsList() {
        return fields.keySet();
    }

    @Override
    public long getAlignment() {
        return maxAlign;
    }

    @Override
    public int getMaximumSize() {
        long bits = 0;
        for (IDeclaration field : fields.values()) {
            bits += field.getMaximumSize();
        }
        return (int) Math.min(Integer.MAX_VALUE, bits);
    }

    @Override
    public StructDefinition createDefinition(
            IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        return read(definitionScope, getPath(definitionScope, fieldName), fieldName, input);
    }

    /**
     * Reads a structure in a scope.
     *
     * @param definitionScope where the fields are that it depends on
     * @param fieldScope its scope
     * @param input the bits
     * @return the structure
     * @throws CTFException if the bits are no such structure
     */
    public StructDefinition createDefinition(
            IDefinitionScope definitionScope, ILexicalScope fieldScope, BitBuffer input)
            throws CTFException {
        return read(definitionScope, fieldScope, fieldScope.getName(), input);
    }

    /**
     * Reads the fields of an event.
     *
     * @param eventHeaderDef the header of the event
     * @param definitionScope where the fields are that it depends on
     * @param fields its scope
     * @param input the bits
     * @return the fields
     * @throws CTFException if the bits are no such fields
     */
    public StructDefinition createFieldDefinition(
            ICompositeDefinition eventHeaderDef,
            IDefinitionScope definitionScope,
            ILexicalScope fields,
            BitBuffer input)
            throws CTFException {
        IDefinitionScope scope =
                eventHeaderDef instanceof IDefinitionScope header && definitionScope == null
                        ? header
                        : definitionScope;
        return read(scope, fields, fields.getName(), input);
    }

    private StructDefinition read(
            IDefinitionScope definitionScope, ILexicalScope scope, String name, BitBuffer input)
            throws CTFException {
        alignRead(input);
        List<String> names = new ArrayList<>(fields.keySet());
        Definition[] definitions = new Definition[names.size()];
        StructDefinition struct =
                new StructDefinition(this, definitionScope, scope, name, names, definitions);
        for (int i = 0; i < definitions.length; i++) {
            IDeclaration type = fields.get(names.get(i));
            if (type != null) {
                definitions[i] = type.createDefinition(struct, names.get(i), input);
            }
        }
        return struct;
    }

    /**
     * Adds a field.
     *
     * @param name its name
     * @param declaration its type
     */
    public void addField(String name, IDeclaration declaration) {
        fields.put(name, declaration);
        maxAlign = Math.max(maxAlign, declaration.getAlignment());
    }

    @Override
    public String toString() {
        return "[declaration] struct[" + String.join(", ", fields.keySet()) + ']';
    }

    @Override
    public void setRole(String role) {
        super.setRole(role);
    }

    @Override
    public int hashCode() {
        return fields.hashCode() * 31 + Long.hashCode(maxAlign);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof StructDeclaration other
                && maxAlign == other.maxAlign
                && new ArrayList<>(fields.keySet()).equals(new ArrayList<>(other.fields.keySet()))
                && fields.equals(other.fields);
    }

    @Override
    public boolean isBinaryEquivalent(IDeclaration obj) {
        if (!(obj instanceof StructDeclaration other)
                || maxAlign != other.maxAlign
                || fields.size() != other.fields.size()) {
            return false;
        }
        List<IDeclaration> others = new ArrayList<>(other.fields.values());
        int i = 0;
        for (IDeclaration field : fields.values()) {
            if (!field.isBinaryEquivalent(others.get(i++))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the type of the field with a role.
     *
     * @param role the role
     * @return the type, null if no field has the role
     */
    public @Nullable IDeclaration getRole(String role) {
        for (IDeclaration field : fields.values()) {
            if (role.equals(field.getRole())) {
                return field;
            }
        }
        return null;
    }
}
