package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of fields of which another field says which of several types they have. */
public class VariantDeclaration extends Declaration {

    private final Map<String, IDeclaration> fields = new LinkedHashMap<>();
    private @Nullable String tag;

    /** Creates a type without options. */
    public VariantDeclaration() {}

    /** Returns whether the name of the other field is known. */
    public boolean isTagged() {
        return tag != null;
    }

    /**
     * Returns whether there is an option.
     *
     * @param fieldTag its name
     */
    public boolean hasField(String fieldTag) {
        return fields.containsKey(fieldTag);
    }

    /**
     * Sets the name of the other field.
     *
     * @param tag the name
     */
    public void setTag(String tag) {
        this.tag = tag;
    }

    /** Returns the name of the other field, null if it is not known. */
    public String getTag() {
        return tag;
    }

    /** Returns the options by their names. */
    public Map<String, IDeclaration> getFields() {
        return fields;
    }

    @Override
    public long getAlignment() {
        return 1;
    }

    @Override
    public VariantDefinition createDefinition(
            IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        String tag = this.tag;
        IDefinition selector =
                tag == null || definitionScope == null
                        ? null
                        : definitionScope.lookupDefinition(tag);
        if (!(selector instanceof SimpleDatatypeDefinition simple)) {
            throw new CTFException(
                    "The selector of " + fieldName + ", the field " + tag + ", is missing");
        }
        String option =
                simple instanceof IntegerDefinition integer
                        ? integer.getMappings()
                        : simple.getStringValue();
        IDeclaration type = option == null ? null : fields.get(option);
        if (type == null || option == null) {
            throw new CTFException(
                    "The variant " + fieldName + " has no option " + option + " of " + tag);
        }
        return new VariantDefinition(
                this,
                definitionScope,
                simple,
                option,
                fieldName,
                type.createDefinition(definitionScope, option, input));
    }

    /**
     * Adds an option.
     *
     * @param fieldTag its name
     * @param declaration its type
     */
    public void addField(String fieldTag, IDeclaration declaration) {
        fields.put(fieldTag, declaration);
    }

    @Override
    public int getMaximumSize() {
        int bits = 0;
        for (IDeclaration field : fields.values()) {
            bits = Math.max(bits, field.getMaximumSize());
        }
        return bits;
    }

    @Override
    public String toString() {
        return "[declaration] variant[" + String.join(", ", fields.keySet()) + ']';
    }

    @Override
    public int hashCode() {
        return fields.hashCode() * 31 + Objects.hashCode(tag);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof VariantDeclaration other
                && fields.equals(other.fields)
                && Objects.equals(tag, other.tag);
    }

    @Override
    public boolean isBinaryEquivalent(IDeclaration obj) {
        if (!(obj instanceof VariantDeclaration other)
                || !fields.keySet().equals(other.fields.keySet())) {
            return false;
        }
        return fields.entrySet().stream()
                .allMatch(e -> e.getValue().isBinaryEquivalent(other.fields.get(e.getKey())));
    }
}
