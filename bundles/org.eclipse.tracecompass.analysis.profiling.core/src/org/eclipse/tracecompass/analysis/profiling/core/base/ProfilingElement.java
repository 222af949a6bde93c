package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * An element as given to the constructor, with the children that were added. Two elements are equal
 * only if they are the same object. Not thread-safe while children are added.
 *
 * @since 0.2.0
 */
public class ProfilingElement implements IProfilingElement {

    /** The symbol key where none is known. */
    public static final int DEFAULT_SYMBOL_KEY = -1;

    private final String name;
    private final IProfilingGroupDescriptor descriptor;
    private final @Nullable IProfilingGroupDescriptor nextGroup;
    private final @Nullable IProfilingElement parent;
    private final List<IProfilingElement> children = new ArrayList<>();
    private @Nullable IProfilingElement symbolKeyElement;

    /**
     * Creates an element of the innermost level without a parent.
     *
     * @param name its name
     * @param descriptor its level
     */
    public ProfilingElement(String name, IProfilingGroupDescriptor descriptor) {
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
    public ProfilingElement(
            String name,
            IProfilingGroupDescriptor descriptor,
            @Nullable IProfilingGroupDescriptor nextGroup,
            @Nullable IProfilingElement parent) {
        this.name = name;
        this.descriptor = descriptor;
        this.nextGroup = nextGroup;
        this.parent = parent;
        symbolKeyElement = parent instanceof ProfilingElement above ? above.symbolKeyElement : null;
    }

    /** {@inheritDoc} The live list. */
    @Override
    public Collection<IProfilingElement> getChildren() {
        return children;
    }

    @Override
    public void addChild(IProfilingElement node) {
        children.add(node);
    }

    @Override
    public IProfilingGroupDescriptor getGroup() {
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

    @Override
    public @Nullable IProfilingGroupDescriptor getNextGroup() {
        return nextGroup;
    }

    @Override
    public void setSymbolKeyElement(IProfilingElement element) {
        symbolKeyElement = element;
    }

    @Override
    public boolean isSymbolKeyElement() {
        return symbolKeyElement == this;
    }

    @Override
    public final int getSymbolKeyAt(long startTime) {
        IProfilingElement key = symbolKeyElement;
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
    public @Nullable IProfilingElement getParentElement() {
        return parent;
    }

    @Override
    public String toString() {
        return "[" + name + "]";
    }
}
