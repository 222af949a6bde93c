package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The number of elements or bytes of a field, which another field has. */
public final class FieldLength {

    private FieldLength() {}

    /**
     * Finds the number.
     *
     * @param scope where the other field is
     * @param lengthName the name of the other field
     * @param fieldName the name of the field, for messages
     * @return the number
     * @throws CTFException if there is no such field, or its value is no such number
     */
    public static int of(@Nullable IDefinitionScope scope, String lengthName, String fieldName)
            throws CTFException {
        IDefinition length = scope == null ? null : scope.lookupDefinition(lengthName);
        Long value = length instanceof SimpleDatatypeDefinition s ? s.getIntegerValue() : null;
        if (value == null) {
            throw new CTFException(
                    "The length of " + fieldName + ", the field " + lengthName + ", is missing");
        }
        if (value.longValue() < 0 || value.longValue() > Integer.MAX_VALUE / Byte.SIZE) {
            throw new CTFException("The length of " + fieldName + " is " + value);
        }
        return value.intValue();
    }
}
