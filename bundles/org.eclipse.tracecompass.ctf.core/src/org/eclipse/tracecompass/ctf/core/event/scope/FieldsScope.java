package org.eclipse.tracecompass.ctf.core.event.scope;

import org.eclipse.jdt.annotation.Nullable;

/** The scope of the fields of events. */
public final class FieldsScope extends LexicalScope {

    FieldsScope(ILexicalScope parent, String name) {
        super(parent, name);
    }

    @Override
    public @Nullable ILexicalScope getChild(String name) {
        return super.getChild(name);
    }
}
