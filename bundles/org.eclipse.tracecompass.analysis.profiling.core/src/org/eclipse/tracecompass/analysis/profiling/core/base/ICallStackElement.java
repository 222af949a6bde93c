package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;

/**
 * Something that has call stacks, or contains what has: a thread, a process, a CPU. Elements form
 * trees whose levels are described by their groups.
 *
 * <p>Addresses of functions mean something in one element of each branch only, as a rule in the
 * process: the symbol key element. Its number, as a rule the process id, is given to symbol
 * providers.
 *
 * @since 0.2.0
 */
public interface ICallStackElement extends ITree {

    /** Returns the elements directly below this one. */
    Collection<ICallStackElement> getChildrenElements();

    /** Returns the level of this element. */
    IWeightedTreeGroupDescriptor getGroup();

    /** Returns the level of its children, null if it is of the innermost level. */
    @Nullable
    IWeightedTreeGroupDescriptor getNextGroup();

    /**
     * Returns the number of the symbol key element.
     *
     * @param time the instant, ns
     * @return the number, -1 if it is not known
     */
    int getSymbolKeyAt(long time);

    /**
     * Sets the symbol key element.
     *
     * @param element this element or one above it
     */
    void setSymbolKeyElement(ICallStackElement element);

    /** Returns whether this element is the symbol key element. */
    boolean isSymbolKeyElement();

    /** Returns the element above, null for a root. */
    @Nullable
    ICallStackElement getParentElement();

    /** Returns whether it is of the innermost level. */
    boolean isLeaf();

    /** Returns whether it has a call stack of its own. */
    boolean isCallStack();
}
