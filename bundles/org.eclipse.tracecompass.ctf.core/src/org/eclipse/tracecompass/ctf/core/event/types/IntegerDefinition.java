package org.eclipse.tracecompass.ctf.core.event.types;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** An integer. */
public final class IntegerDefinition extends SimpleDatatypeDefinition {

    private static final int HEXADECIMAL = 16;
    private static final int OCTAL = 8;
    private static final int BINARY = 2;

    private final long value;
    private final String mappings;

    /**
     * Creates a field.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value; large unsigned ones are negative here
     */
    public IntegerDefinition(
            IntegerDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            long value) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
        mappings = null;
    }

    /**
     * Creates a field whose integer has a name.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param value its value
     * @param mappings the name of the value
     */
    public IntegerDefinition(
            IntegerDeclaration declaration,
            IDefinitionScope definitionScope,
            String fieldName,
            long value,
            String mappings) {
        super(declaration, definitionScope, fieldName);
        this.value = value;
        this.mappings = mappings;
    }

    /** Returns the value; large unsigned ones are negative here. */
    public long getValue() {
        return value;
    }

    /** Returns the name of the value, null if it has none. */
    public String getMappings() {
        return mappings;
    }

    @Override
    public IntegerDeclaration getDeclaration() {
        return (IntegerDeclaration) super.getDeclaration();
    }

    @Override
    public Long getIntegerValue() {
        return Long.valueOf(value);
    }

    @Override
    public long size() {
        return getDeclaration().getLength();
    }

    @Override
    public String getStringValue() {
        return toString();
    }

    @Override
    public String toString() {
        IntegerDeclaration type = getDeclaration();
        return type.isCharacter()
                ? Character.toString((char) (value & 0xff))
                : formatNumber(value, type.getBase(), type.isSigned());
    }

    /**
     * Writes an integer.
     *
     * @param value the integer
     * @param base 2, 8, 10 or 16
     * @param signed whether a negative one is negative, not large
     * @return the text: hexadecimal with 0x in front, binary with 0b, octal with 0
     */
    public static String formatNumber(long value, int base, boolean signed) {
        return switch (base) {
            case HEXADECIMAL -> "0x" + Long.toHexString(value);
            case OCTAL -> "0" + Long.toOctalString(value);
            case BINARY -> "0b" + Long.toBinaryString(value);
            default -> signed ? Long.toString(value) : Long.toUnsignedString(value);
        };
    }

    /** {@inheritDoc} As many as the type has, in its order. */
    @Override
    public byte[] getBytes() {
        IntegerDeclaration type = getDeclaration();
        int size = (type.getLength() + Byte.SIZE - 1) / Byte.SIZE;
        byte[] all = ByteBuffer.allocate(Long.BYTES).putLong(value).array();
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            boolean big = type.getByteOrder() == java.nio.ByteOrder.BIG_ENDIAN;
            bytes[big ? size - 1 - i : i] = all[Long.BYTES - 1 - i];
        }
        return bytes;
    }
}
