package org.eclipse.tracecompass.ctf.core.event.types;

/** Base of the types of arrays. */
public abstract class CompoundDeclaration extends Declaration {

    /** Creates a type. */
    protected CompoundDeclaration() {}

    /** Returns the type of the elements. */
    public abstract IDeclaration getElementType();

    @Override
    public long getAlignment() {
        return getElementType().getAlignment();
    }

    /** Returns whether the elements are characters. */
    public boolean isString() {
        return getElementType() instanceof IntegerDeclaration integer && integer.isCharacter();
    }

    /** Returns whether the elements are unsigned bytes that follow each other without a gap. */
    public boolean isAlignedBytes() {
        return getElementType() instanceof IntegerDeclaration integer
                && integer.isUnsignedByte()
                && integer.getAlignment() == Byte.SIZE;
    }
}
