package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Something that has call stacks, or contains what has. {@link ICallStackElement} is the newer
 * form, which call graphs use.
 *
 * @since 0.2.0
 */
public interface IProfilingElement {

    /** Returns the name for users. */
    String getName();

    /** Returns the elements directly below this one. */
    Collection<IProfilingElement> getChildren();

    /**
     * Adds an element below this one.
     *
     * @param node the element
     */
    void addChild(IProfilingElement node);

    /** Returns the level of this element. */
    IProfilingGroupDescriptor getGroup();

    /** Returns the level of its children, null if it is of the innermost level. */
    @Nullable
    IProfilingGroupDescriptor getNextGroup();

    /**
     * Returns the number of the symbol key element, as a rule the process id.
     *
     * @param time the instant, ns
     * @return the number, -1 if it is not known
     */
    int getSymbolKeyAt(long time);

    /**
     * Sets the element in which addresses have a meaning.
     *
     * @param element this element or one above it
     */
    void setSymbolKeyElement(IProfilingElement element);

    /** Returns whether this element is the symbol key element. */
    boolean isSymbolKeyElement();

    /** Returns the element above, null for a root. */
    @Nullable
    IProfilingElement getParentElement();

    /** Returns whether it is of the innermost level. */
    boolean isLeaf();
}
