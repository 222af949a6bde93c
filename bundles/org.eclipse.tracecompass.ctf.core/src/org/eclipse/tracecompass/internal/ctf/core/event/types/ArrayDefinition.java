package org.eclipse.tracecompass.internal.ctf.core.event.types;

import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.types.AbstractArrayDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.CompoundDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDefinition;

/** An array, of a fixed number of elements or of as many as another field says. */
public final class ArrayDefinition extends AbstractArrayDefinition {

    private final List<@Nullable Definition> elements;

    /**
     * Creates an array.
     *
     * @param declaration its type
     * @param definitionScope where it is
     * @param fieldName its name
     * @param elements its elements
     */
    public ArrayDefinition(
            CompoundDeclaration declaration,
            @Nullable IDefinitionScope definitionScope,
            String fieldName,
            List<@Nullable Definition> elements) {
        super(declaration, definitionScope, fieldName);
        this.elements = Collections.unmodifiableList(elements);
    }

    @Override
    public List<@Nullable Definition> getDefinitions() {
        return elements;
    }

    @Override
    public int getLength() {
        return elements.size();
    }

    @Override
    public CompoundDeclaration getDeclaration() {
        return (CompoundDeclaration) super.getDeclaration();
    }

    /** {@inheritDoc} An array of characters is the text up to the first zero. */
    @Override
    public String toString() {
        if (!getDeclaration().isString()) {
            return elements.toString();
        }
        StringBuilder text = new StringBuilder();
        for (Definition element : elements) {
            long character = element instanceof IntegerDefinition i ? i.getValue() & 0xff : 0;
            if (character == 0) {
                break;
            }
            text.append((char) character);
        }
        return text.toString();
    }
}
