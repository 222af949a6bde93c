package org.eclipse.tracecompass.ctf.core.event.scope;

import org.eclipse.jdt.annotation.Nullable;

/** The scope of the variant in event headers. */
public final class EventHeaderVScope extends LexicalScope {

    EventHeaderVScope(ILexicalScope parent, String name) {
        super(parent, name);
    }

    @Override
    public @Nullable ILexicalScope getChild(String name) {
        return super.getChild(name);
    }
}
