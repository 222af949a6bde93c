package org.eclipse.tracecompass.ctf.core.event.scope;

import org.eclipse.jdt.annotation.Nullable;

/** The root of all scopes; it has no name. */
public final class RootScope extends LexicalScope {

    /** Creates a root. */
    public RootScope() {}

    /** {@inheritDoc} The name may be a path: scopes within scopes, with dots between them. */
    @Override
    public @Nullable ILexicalScope getChild(String name) {
        ILexicalScope whole = super.getChild(name);
        int dot = name.indexOf('.');
        if (whole != null || dot < 0) {
            return whole;
        }
        ILexicalScope first = super.getChild(name.substring(0, dot));
        String rest = name.substring(dot + 1);
        while (first != null && (dot = rest.indexOf('.')) >= 0) {
            ILexicalScope next = first.getChild(rest);
            if (next != null) {
                return next;
            }
            first = first.getChild(rest.substring(0, dot));
            rest = rest.substring(dot + 1);
        }
        return first == null ? null : first.getChild(rest);
    }
}
