package org.eclipse.tracecompass.ctf.core.event.types;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.scope.LexicalScope;

/** Base of the types of fields. */
public abstract class Declaration implements IDeclaration {

    private @Nullable String role;

    /** Creates a type. */
    protected Declaration() {}

    @Override
    public ILexicalScope getPath(IDefinitionScope definitionScope, String fieldName) {
        if (definitionScope == null) {
            ILexicalScope known = ILexicalScope.ROOT.getChild(fieldName);
            return known == null ? new LexicalScope(ILexicalScope.ROOT, fieldName) : known;
        }
        ILexicalScope parent = definitionScope.getScopePath();
        ILexicalScope known = parent.getChild(fieldName);
        return known == null ? new LexicalScope(parent, fieldName) : known;
    }

    /**
     * Goes to the next position at which a field of this type may begin.
     *
     * @param input the bits
     * @throws CTFException if the buffer ends before
     */
    protected final void alignRead(BitBuffer input) throws CTFException {
        long alignment = getAlignment();
        long beyond = alignment <= 1 ? 0 : input.position() % alignment;
        if (beyond != 0) {
            input.position(input.position() + alignment - beyond);
        }
    }

    @Override
    public String getRole() {
        return role;
    }

    @Override
    public void setRole(String role) {
        this.role = role;
    }
}
