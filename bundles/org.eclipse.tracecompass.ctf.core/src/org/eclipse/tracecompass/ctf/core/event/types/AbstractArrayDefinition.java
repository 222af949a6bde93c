package org.eclipse.tracecompass.ctf.core.event.types;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** Base of arrays. */
public abstract class AbstractArrayDefinition extends Definition {

    /**
     * Creates an array.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     */
    public AbstractArrayDefinition(
            IDeclaration declaration,
            @Nullable IDefinitionScope definitionScope,
            String fieldName) {
        super(declaration, definitionScope, fieldName);
    }

    /** Returns the elements. */
    public abstract List<@Nullable Definition> getDefinitions();

    /** Returns the number of elements. */
    public abstract int getLength();

    @Override
    public long size() {
        long bits = 0;
        for (Definition element : getDefinitions()) {
            bits += element == null ? 0 : element.size();
        }
        return bits;
    }
}
