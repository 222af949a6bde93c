package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;

/** A field with its value. */
public interface IDefinition {

    /** Returns where the field is. */
    ILexicalScope getScopePath();

    /** Returns the type of the field. */
    IDeclaration getDeclaration();

    /** Returns the number of bits of the value, -1 if it is not known. */
    default long size() {
        return -1;
    }
}
