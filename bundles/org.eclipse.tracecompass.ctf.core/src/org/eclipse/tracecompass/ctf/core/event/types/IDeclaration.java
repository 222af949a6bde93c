package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;

/** The type of a field. */
public interface IDeclaration {

    /**
     * Reads a field.
     *
     * @param definitionScope where the fields are that it depends on
     * @param fieldName its name
     * @param input the bits; the position is behind the field afterwards
     * @return the field
     * @throws CTFException if the bits are no such field
     */
    Definition createDefinition(IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException;

    /**
     * Returns the scope of a field.
     *
     * @param definitionScope where it is
     * @param fieldName its name
     */
    ILexicalScope getPath(IDefinitionScope definitionScope, String fieldName);

    /** Returns the alignment in bits. */
    long getAlignment();

    /** Returns the largest number of bits that a field can have. */
    int getMaximumSize();

    @Override
    int hashCode();

    @Override
    boolean equals(Object other);

    /**
     * Returns whether fields of both types have the same bits.
     *
     * @param other the other type
     */
    boolean isBinaryEquivalent(IDeclaration other);

    /**
     * Returns what the field is for, for instance {@code packet-magic-number}; null for no role.
     */
    default @Nullable String getRole() {
        return null;
    }

    /**
     * Sets what the field is for.
     *
     * @param role its role
     */
    default void setRole(String role) {
        // A type that is shared has no role.
    }
}
