package org.eclipse.tracecompass.ctf.core.type;

/**
 * A binary floating-point number of IEEE 754.
 *
 * @param size 16, 32 or 64 bits
 * @param alignment in bits
 * @param bigEndian byte order
 */
public record FloatClass(int size, int alignment, boolean bigEndian) implements FieldClass {}
