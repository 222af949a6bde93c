package org.eclipse.tracecompass.ctf.core.event.scope;

import org.eclipse.jdt.annotation.Nullable;

/** The scope of event headers. */
public final class EventHeaderScope extends LexicalScope {

    EventHeaderScope(ILexicalScope parent, String name) {
        super(parent, name);
    }

    @Override
    public @Nullable ILexicalScope getChild(String name) {
        return super.getChild(name);
    }

    @Override
    public String getPath() {
        return super.getPath();
    }
}
