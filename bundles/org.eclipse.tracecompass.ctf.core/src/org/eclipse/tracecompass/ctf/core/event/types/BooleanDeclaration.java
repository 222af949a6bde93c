package org.eclipse.tracecompass.ctf.core.event.types;

import java.nio.ByteOrder;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of truth values: bits of which any is set for true. */
public class BooleanDeclaration extends Declaration {

    private final int length;
    private final ByteOrder byteOrder;
    private final long alignment;

    /**
     * Creates a type.
     *
     * @param length the number of bits
     * @param byteOrder the order of bytes
     * @param alignment the alignment in bits
     */
    public BooleanDeclaration(int length, ByteOrder byteOrder, long alignment) {
        this.length = length;
        this.byteOrder = byteOrder;
        this.alignment = alignment;
    }

    @Override
    public Definition createDefinition(
            IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        alignRead(input);
        input.setByteOrder(byteOrder);
        return new BooleanDefinition(
                this, definitionScope, fieldName, input.get(length, false) != 0);
    }

    @Override
    public long getAlignment() {
        return alignment;
    }

    @Override
    public int getMaximumSize() {
        return length;
    }

    /** Returns the order of bytes. */
    public ByteOrder getByteOrder() {
        return byteOrder;
    }

    @Override
    public boolean isBinaryEquivalent(IDeclaration other) {
        return equals(other);
    }

    @Override
    public int hashCode() {
        return (length * 31 + byteOrder.hashCode()) * 31 + Long.hashCode(alignment);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof BooleanDeclaration other
                && other.length == length
                && other.alignment == alignment
                && other.byteOrder.equals(byteOrder);
    }
}
