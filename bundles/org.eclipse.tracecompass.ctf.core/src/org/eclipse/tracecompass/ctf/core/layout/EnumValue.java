package org.eclipse.tracecompass.ctf.core.layout;

import java.util.List;

/**
 * The value of an enumeration.
 *
 * @param value the integer
 * @param signed whether it is a signed one
 * @param labels its labels, sorted; empty if it has none
 */
public record EnumValue(long value, boolean signed, List<String> labels) {

    /** Labels separated by a comma, then the number. */
    @Override
    public String toString() {
        String number = signed ? Long.toString(value) : Long.toUnsignedString(value);
        return labels.isEmpty()
                ? "<unknown> (" + number + ')'
                : String.join(", ", labels) + " (" + number + ')';
    }
}
