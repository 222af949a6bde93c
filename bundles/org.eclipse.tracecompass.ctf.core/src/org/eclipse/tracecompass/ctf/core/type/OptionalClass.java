package org.eclipse.tracecompass.ctf.core.type;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A field that is there or not.
 *
 * @param selector truth value or integer that tells
 * @param ranges values with which it is there; null: any value but 0
 * @param content its class
 */
public record OptionalClass(FieldReference selector, @Nullable Ranges ranges, FieldClass content)
        implements FieldClass {

    /** An optional field itself is not aligned, its content is. */
    @Override
    public int alignment() {
        return 1;
    }
}
