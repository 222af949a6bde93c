package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * An element that is an attribute of a history. Its children are the attributes that match the next
 * level, and follow the history while it grows. Thread-safe.
 */
public final class InstrumentedCallStackElement extends CallStackElement {

    private final StackElements elements;
    private final InstrumentedGroupDescriptor group;
    private final int quark;
    private @Nullable CallStack callStack;
    private volatile @Nullable ITmfStateInterval latestState;

    InstrumentedCallStackElement(
            StackElements elements,
            InstrumentedGroupDescriptor group,
            int quark,
            @Nullable InstrumentedCallStackElement parent) {
        super(elements.history().getAttributeName(quark), group, group.getNextGroup(), parent);
        this.elements = elements;
        this.group = group;
        this.quark = quark;
        if (group.isSymbolKeyGroup()) {
            setSymbolKeyElement(this);
        }
    }

    /**
     * Returns the element of a level above an element, or that element itself.
     *
     * @param element the element
     * @param level the level, 0 for the outermost
     * @return the element, null if the level is below {@code element}
     * @throws IllegalArgumentException if the element is not that of a history
     */
    public static @Nullable InstrumentedCallStackElement at(ICallStackElement element, int level) {
        List<InstrumentedCallStackElement> path = new ArrayList<>();
        for (ICallStackElement each = element; each != null; each = each.getParentElement()) {
            if (!(each instanceof InstrumentedCallStackElement instrumented)) {
                throw new IllegalArgumentException(
                        "The element " + each.getName() + " is not that of a history");
            }
            path.add(0, instrumented);
        }
        return level < path.size() ? path.get(level) : null;
    }

    /** Returns the history. */
    public ITmfStateSystem getStateSystem() {
        return elements.history();
    }

    /** Returns the attribute. */
    public int getQuark() {
        return quark;
    }

    /** {@inheritDoc} A snapshot; the same attribute is the same object in all of them. */
    @Override
    public Collection<ICallStackElement> getChildrenElements() {
        InstrumentedGroupDescriptor next = group.getNextGroup();
        return next == null ? List.of() : elements.below(this, next);
    }

    /** {@inheritDoc} An element above the innermost level may have one besides its children. */
    @Override
    public boolean isCallStack() {
        return stackQuark() != ITmfStateSystem.INVALID_ATTRIBUTE;
    }

    private int stackQuark() {
        return getStateSystem().optQuarkRelative(quark, InstrumentedCallStackAnalysis.CALL_STACK);
    }

    /**
     * Returns the attributes of the levels of the call stack. An element of the innermost level
     * that has none is a stack of one level: its own states.
     */
    public List<Integer> getStackQuarks() {
        int stack = stackQuark();
        if (stack != ITmfStateSystem.INVALID_ATTRIBUTE) {
            return getStateSystem().getSubAttributes(stack, false);
        }
        return isLeaf() ? List.of(Integer.valueOf(quark)) : List.of();
    }

    /**
     * Returns the call stack as deep as it is by now.
     *
     * @return the call stack, the same object each time; null if there is none
     */
    public synchronized @Nullable CallStack getCallStack() {
        List<Integer> quarks = getStackQuarks();
        CallStack known = callStack;
        if (known == null && !quarks.isEmpty()) {
            IHostIdProvider host = elements.hosts().apply(this);
            known =
                    new CallStack(
                            getStateSystem(), quarks, this, host, elements.threadsOf(host, this));
            callStack = known;
        } else if (known != null) {
            known.updateAttributes(quarks);
        }
        return known;
    }

    /**
     * Returns the value of the attribute.
     *
     * @param time the instant, ns; the nearest one of the history is taken
     * @return the value, null for none
     */
    public @Nullable Object getValueAt(long time) {
        return getStateAt(time).getValue();
    }

    /**
     * Returns the state of the attribute. The same interval is not asked for twice in a row.
     *
     * @param time the instant, ns; the nearest one of the history is taken
     */
    public ITmfStateInterval getStateAt(long time) {
        ITmfStateSystem history = getStateSystem();
        long at = Math.max(history.getStartTime(), Math.min(time, history.getCurrentEndTime()));
        ITmfStateInterval known = latestState;
        if (known == null || !known.intersects(at)) {
            known = history.querySingleState(at, quark);
            latestState = history.waitUntilBuilt(0) ? known : null;
        }
        return known;
    }

    /** {@inheritDoc} It is the value, if that is a number, else the name, if that is one. */
    @Override
    protected int retrieveSymbolKeyAt(long time) {
        if (getValueAt(time) instanceof Number number) {
            return number.intValue();
        }
        try {
            return Integer.parseInt(getName());
        } catch (NumberFormatException e) {
            return DEFAULT_SYMBOL_KEY;
        }
    }
}
