package org.eclipse.tracecompass.internal.ctf.core.event.types;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.types.CompoundDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.event.types.FieldLength;
import org.eclipse.tracecompass.ctf.core.event.types.IDeclaration;

/** The type of arrays, of a fixed number of elements or of as many as another field says. */
public final class ArrayDeclaration extends CompoundDeclaration {

    private final int length;
    private final @Nullable String lengthName;
    private final IDeclaration element;

    /**
     * Creates a type of arrays of a fixed length.
     *
     * @param length the number of elements
     * @param element their type
     */
    public ArrayDeclaration(int length, IDeclaration element) {
        this.length = length;
        lengthName = null;
        this.element = element;
    }

    /**
     * Creates a type of arrays of which another field has the length.
     *
     * @param lengthName the name of the other field
     * @param element the type of the elements
     */
    public ArrayDeclaration(String lengthName, IDeclaration element) {
        length = -1;
        this.lengthName = lengthName;
        this.element = element;
    }

    /** Returns the number of elements, -1 if another field has it. */
    public int getLength() {
        return length;
    }

    /** Returns the name of the field that has the number of elements, null if it is fixed. */
    public @Nullable String getLengthName() {
        return lengthName;
    }

    @Override
    public IDeclaration getElementType() {
        return element;
    }

    @Override
    public ArrayDefinition createDefinition(
            @Nullable IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        String name = lengthName;
        int count = name == null ? length : FieldLength.of(definitionScope, name, fieldName);
        alignRead(input);
        List<@Nullable Definition> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            elements.add(
                    element.createDefinition(definitionScope, fieldName + '[' + i + ']', input));
        }
        return new ArrayDefinition(this, definitionScope, fieldName, elements);
    }

    @Override
    public int getMaximumSize() {
        return length < 0
                ? Integer.MAX_VALUE
                : (int) Math.min(Integer.MAX_VALUE, (long) length * element.getMaximumSize());
    }

    @Override
    public int hashCode() {
        return Objects.hash(length, lengthName, element);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof ArrayDeclaration other
                && length == other.length
                && Objects.equals(lengthName, other.lengthName)
                && element.equals(other.element);
    }

    @Override
    public boolean isBinaryEquivalent(@Nullable IDeclaration obj) {
        return obj instanceof ArrayDeclaration other
                && length == other.length
                && Objects.equals(lengthName, other.lengthName)
                && element.isBinaryEquivalent(other.element);
    }

    @Override
    public String toString() {
        return "[declaration] array[" + (length < 0 ? lengthName : length) + ']';
    }
}
