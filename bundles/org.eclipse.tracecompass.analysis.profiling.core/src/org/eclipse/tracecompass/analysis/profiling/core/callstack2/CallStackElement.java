package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;

/**
 * An element as given to the constructor, with the children that were added. Two elements are equal
 * only if they are the same object. Not thread-safe while children are added.
 *
 * @since 0.2.0
 */
public class CallStackElement implements ICallStackElement {

    /** The symbol key where none is known. */
    public static final int DEFAULT_SYMBOL_KEY = -1;

    private final String name;
    private final IWeightedTreeGroupDescriptor descriptor;
    private final @Nullable IWeightedTreeGroupDescriptor nextGroup;
    private final List<ICallStackElement> children = new ArrayList<>();
    private @Nullable ICallStackElement parent;
    private @Nullable ICallStackElement symbolKeyElement;

    /**
     * Creates an element of the innermost level without a parent.
     *
     * @param name its name
     * @param descriptor its level
     */
    public CallStackElement(String name, IWeightedTreeGroupDescriptor descriptor) {
        this(name, descriptor, null, null);
    }

    /**
     * Creates an element, which is not added to its parent. It has the symbol key element of its
     * parent.
     *
     * @param name its name
     * @param descriptor its level
     * @param nextGroup the level of its children, null if it is of the innermost level
     * @param parent the element above, null for a root
     */
    public CallStackElement(
            String name,
            IWeightedTreeGroupDescriptor descriptor,
            @Nullable IWeightedTreeGroupDescriptor nextGroup,
            @Nullable ICallStackElement parent) {
        this.name = name;
        this.descriptor = descriptor;
        this.nextGroup = nextGroup;
        this.parent = parent;
        symbolKeyElement = parent instanceof CallStackElement above ? above.symbolKeyElement : null;
    }

    /** {@inheritDoc} The live list. */
    @Override
    public Collection<ICallStackElement> getChildrenElements() {
        return children;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if it is no {@link ICallStackElement}
     */
    @Override
    public void addChild(ITree child) {
        if (!(child instanceof ICallStackElement element)) {
            throw new IllegalArgumentException(
                    "A child of an element with call stacks is one, too; this is none: " + child);
        }
        children.add(element);
        child.setParent(this);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if it is no {@link ICallStackElement}
     */
    @Override
    public void setParent(@Nullable ITree parent) {
        if (parent != null && !(parent instanceof ICallStackElement)) {
            throw new IllegalArgumentException(
                    "The parent of an element with call stacks is one, too; this is none: "
                            + parent);
        }
        this.parent = (ICallStackElement) parent;
    }

    @Override
    public IWeightedTreeGroupDescriptor getGroup() {
        return descriptor;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public boolean isLeaf() {
        return nextGroup == null;
    }

    /** {@inheritDoc} By default, elements of the innermost level have one. */
    @Override
    public boolean isCallStack() {
        return isLeaf();
    }

    @Override
    public @Nullable IWeightedTreeGroupDescriptor getNextGroup() {
        return nextGroup;
    }

    @Override
    public void setSymbolKeyElement(ICallStackElement element) {
        symbolKeyElement = element;
    }

    @Override
    public boolean isSymbolKeyElement() {
        return symbolKeyElement == this;
    }

    @Override
    public final int getSymbolKeyAt(long startTime) {
        ICallStackElement key = symbolKeyElement;
        if (key == this) {
            return retrieveSymbolKeyAt(startTime);
        }
        return key == null ? DEFAULT_SYMBOL_KEY : key.getSymbolKeyAt(startTime);
    }

    /**
     * Returns the number of this element, which is the symbol key element. {@link
     * #DEFAULT_SYMBOL_KEY} by default.
     *
     * @param time the instant, ns
     */
    protected int retrieveSymbolKeyAt(long time) {
        return DEFAULT_SYMBOL_KEY;
    }

    @Override
    public @Nullable ICallStackElement getParentElement() {
        return parent;
    }

    @Override
    public @Nullable ITree getParent() {
        return parent;
    }

    /** {@inheritDoc} Unmodifiable. */
    @Override
    public Collection<ITree> getChildren() {
        return Collections.unmodifiableCollection(getChildrenElements());
    }

    /** {@inheritDoc} The copy is of the innermost level, and has no symbol key element. */
    @Override
    public CallStackElement copyElement() {
        return new CallStackElement(name, descriptor);
    }

    @Override
    public String toString() {
        return "[" + name + "]";
    }
}
