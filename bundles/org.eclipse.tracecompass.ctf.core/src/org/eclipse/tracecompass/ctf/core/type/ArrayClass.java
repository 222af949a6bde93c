package org.eclipse.tracecompass.ctf.core.type;

/**
 * Elements of one class, one after the other.
 *
 * @param element their class
 * @param length fixed or dynamic, in elements
 * @param minimumAlignment in bits
 */
public record ArrayClass(FieldClass element, Length length, int minimumAlignment)
        implements FieldClass {

    @Override
    public int alignment() {
        return Math.max(minimumAlignment, element.alignment());
    }
}
