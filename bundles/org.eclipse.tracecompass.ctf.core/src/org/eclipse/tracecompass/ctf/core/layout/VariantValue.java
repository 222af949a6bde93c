package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The value of a variant.
 *
 * @param option the option that was selected
 * @param value its value
 */
public record VariantValue(FieldLayout option, @Nullable Object value) {}
