package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The values of a structure.
 *
 * @param layout the structure
 * @param values a value for each of its members, in order
 */
public record StructValue(StructLayout layout, @Nullable Object[] values) {}
