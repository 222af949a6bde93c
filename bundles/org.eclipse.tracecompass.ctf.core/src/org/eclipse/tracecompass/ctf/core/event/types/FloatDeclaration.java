package org.eclipse.tracecompass.ctf.core.event.types;

import java.nio.ByteOrder;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of floating point numbers of 32 or 64 bits. */
public final class FloatDeclaration extends Declaration implements ISimpleDatatypeDeclaration {

    private static final int FLOAT_MANTISSA = 24;
    private static final int DOUBLE_MANTISSA = 53;

    private final int exponent;
    private final int mantissa;
    private final @Nullable ByteOrder byteOrder;
    private final long alignment;

    /**
     * Creates a type.
     *
     * @param exponent the number of bits of the exponent
     * @param mantissa the number of bits of the mantissa, with the one that is not stored
     * @param byteOrder the order of bytes, null for that of the machine
     * @param alignment the alignment in bits
     */
    public FloatDeclaration(
            int exponent, int mantissa, @Nullable ByteOrder byteOrder, long alignment) {
        this.exponent = exponent;
        this.mantissa = mantissa;
        this.byteOrder = byteOrder;
        this.alignment = Math.max(alignment, 1);
    }

    /** Returns the number of bits of the mantissa, with the one that is not stored. */
    public int getMantissa() {
        return mantissa;
    }

    /** Returns the number of bits of the exponent. */
    public int getExponent() {
        return exponent;
    }

    @Override
    public boolean isByteOrderSet() {
        return byteOrder != null;
    }

    @Override
    public ByteOrder getByteOrder() {
        ByteOrder given = byteOrder;
        return given == null ? ByteOrder.nativeOrder() : given;
    }

    @Override
    public long getAlignment() {
        return alignment;
    }

    @Override
    public int getMaximumSize() {
        return exponent + mantissa;
    }

    @Override
    public FloatDefinition createDefinition(
            @Nullable IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        alignRead(input);
        input.setByteOrder(getByteOrder());
        double value =
                switch (mantissa) {
                    case FLOAT_MANTISSA ->
                            Float.intBitsToFloat((int) input.get(Integer.SIZE, false));
                    case DOUBLE_MANTISSA -> Double.longBitsToDouble(input.get(Long.SIZE, false));
                    default ->
                            throw new CTFException(
                                    "The field "
                                            + fieldName
                                            + " has a mantissa of "
                                            + mantissa
                                            + " bits; 24 and 53 can be read");
                };
        return new FloatDefinition(this, definitionScope, fieldName, value);
    }

    @Override
    public String toString() {
        return "[declaration] float[" + exponent + '+' + mantissa + ']';
    }

    @Override
    public int hashCode() {
        return ((exponent * 31 + mantissa) * 31 + getByteOrder().hashCode()) * 31
                + Long.hashCode(alignment);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof FloatDeclaration other
                && other.exponent == exponent
                && other.mantissa == mantissa
                && other.alignment == alignment
                && other.getByteOrder().equals(getByteOrder());
    }

    @Override
    public boolean isBinaryEquivalent(@Nullable IDeclaration obj) {
        return equals(obj);
    }
}
