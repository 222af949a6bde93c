package org.eclipse.tracecompass.ctf.core.event.scope;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.event.types.IDefinition;

/** Something in which fields are looked for by their names. */
@NonNullByDefault({})
public interface IDefinitionScope {

    /** Returns the scope. */
    ILexicalScope getScopePath();

    /**
     * Finds a field.
     *
     * @param lookupPath its name, or a path
     * @return the field, null if there is none
     */
    IDefinition lookupDefinition(String lookupPath);
}
