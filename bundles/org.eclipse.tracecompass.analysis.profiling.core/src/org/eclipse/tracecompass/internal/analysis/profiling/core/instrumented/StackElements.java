package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * The elements of a history: one per attribute that matches a level, always the same object.
 * Thread-safe.
 */
public final class StackElements {

    /** An element is that of an attribute as one of a level. */
    private record Key(InstrumentedGroupDescriptor group, int quark) {}

    private final ITmfStateSystem history;
    private final IHostIdResolver hosts;
    private final @Nullable IThreadIdResolver threads;
    private final Map<Key, InstrumentedCallStackElement> elements = new HashMap<>();

    /**
     * Creates the elements of a history.
     *
     * @param history the history, which may still be growing
     * @param hosts finds the hosts of elements
     * @param threads finds the threads of elements, null if they are not known
     */
    public StackElements(
            ITmfStateSystem history, IHostIdResolver hosts, @Nullable IThreadIdResolver threads) {
        this.history = history;
        this.hosts = hosts;
        this.threads = threads;
    }

    ITmfStateSystem history() {
        return history;
    }

    IHostIdResolver hosts() {
        return hosts;
    }

    @Nullable
    IThreadIdProvider threadsOf(IHostIdProvider host, ICallStackElement element) {
        IThreadIdResolver resolver = threads;
        return resolver == null ? null : resolver.resolve(host, element);
    }

    /**
     * Returns the elements of the outermost level as they are by now.
     *
     * @param group the level
     */
    public Collection<ICallStackElement> roots(InstrumentedGroupDescriptor group) {
        return find(null, group, history.getQuarks(group.getPattern()));
    }

    Collection<ICallStackElement> below(
            InstrumentedCallStackElement parent, InstrumentedGroupDescriptor group) {
        return find(parent, group, history.getQuarks(parent.getQuark(), group.getPattern()));
    }

    private synchronized Collection<ICallStackElement> find(
            @Nullable InstrumentedCallStackElement parent,
            InstrumentedGroupDescriptor group,
            List<Integer> quarks) {
        List<ICallStackElement> found = new ArrayList<>(quarks.size());
        for (Integer quark : quarks) {
            if (isElement(quark.intValue())) {
                found.add(
                        elements.computeIfAbsent(
                                new Key(group, quark.intValue()),
                                key ->
                                        new InstrumentedCallStackElement(
                                                this, group, quark.intValue(), parent)));
            }
        }
        return found;
    }

    /** A stack and the annotations of an element are no elements below it. */
    private boolean isElement(int quark) {
        String name = history.getAttributeName(quark);
        return !name.equals(InstrumentedCallStackAnalysis.CALL_STACK)
                && !name.equals(InstrumentedCallStackAnalysis.ANNOTATIONS);
    }

    /** Forgets all elements, because the levels have changed. */
    public synchronized void clear() {
        elements.clear();
    }

    /**
     * Collects the call stacks of elements and of those below them, in the order of the elements.
     *
     * @param from the elements
     */
    public static List<CallStack> stacksOf(Collection<? extends ICallStackElement> from) {
        List<CallStack> stacks = new ArrayList<>();
        addStacks(from, stacks);
        return stacks;
    }

    private static void addStacks(
            Collection<? extends ICallStackElement> from, List<CallStack> stacks) {
        for (ICallStackElement element : from) {
            if (element instanceof InstrumentedCallStackElement instrumented) {
                CallStack stack = instrumented.getCallStack();
                if (stack != null) {
                    stacks.add(stack);
                }
            }
            addStacks(element.getChildrenElements(), stacks);
        }
    }
}
