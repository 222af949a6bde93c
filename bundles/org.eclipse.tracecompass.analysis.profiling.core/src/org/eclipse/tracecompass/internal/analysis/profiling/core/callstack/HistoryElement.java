package org.eclipse.tracecompass.internal.analysis.profiling.core.callstack;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.base.ProfilingElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ProfilingGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;

/**
 * An element of the older kind that is one of a history. The same element is the same object as
 * long as somebody has it.
 */
public final class HistoryElement extends ProfilingElement {

    /** An element refers to its newer one, so that only a weak reference lets both go. */
    private static final Map<ICallStackElement, WeakReference<HistoryElement>> ELEMENTS =
            new WeakHashMap<>();

    private final ICallStackElement newer;

    private HistoryElement(ICallStackElement newer, @Nullable HistoryElement parent) {
        super(newer.getName(), group(newer.getGroup()), nextGroup(newer), parent);
        this.newer = newer;
        if (newer.isSymbolKeyElement()) {
            setSymbolKeyElement(this);
        }
    }

    /** Returns an element as one of the older kind. */
    public static HistoryElement of(ICallStackElement newer) {
        ICallStackElement above = newer.getParentElement();
        HistoryElement parent = above == null ? null : of(above);
        synchronized (ELEMENTS) {
            WeakReference<HistoryElement> reference = ELEMENTS.get(newer);
            HistoryElement known = reference == null ? null : reference.get();
            if (known == null) {
                known = new HistoryElement(newer, parent);
                ELEMENTS.put(newer, new WeakReference<>(known));
            }
            return known;
        }
    }

    /** Returns elements as ones of the older kind. */
    public static Collection<IProfilingElement> of(Collection<ICallStackElement> newer) {
        List<IProfilingElement> elements = new ArrayList<>();
        newer.forEach(element -> elements.add(of(element)));
        return elements;
    }

    /**
     * Returns an element as one of the newer kind.
     *
     * @throws IllegalArgumentException if it is not that of a history
     */
    public static ICallStackElement newerOf(IProfilingElement element) {
        if (element instanceof HistoryElement known) {
            return known.newer;
        }
        throw new IllegalArgumentException(
                "The element " + element.getName() + " is not that of a history");
    }

    private static @Nullable IProfilingGroupDescriptor nextGroup(ICallStackElement newer) {
        IWeightedTreeGroupDescriptor next = newer.getNextGroup();
        return next == null ? null : group(next);
    }

    /** Returns a level, and those below it, as one of the older kind. */
    public static IProfilingGroupDescriptor group(IWeightedTreeGroupDescriptor level) {
        IWeightedTreeGroupDescriptor next = level.getNextGroup();
        return new ProfilingGroupDescriptor(
                level.getName(),
                next == null ? null : group(next),
                level instanceof ICallStackGroupDescriptor known && known.isSymbolKeyGroup());
    }

    /** {@inheritDoc} A snapshot. */
    @Override
    public Collection<IProfilingElement> getChildren() {
        return of(newer.getChildrenElements());
    }

    @Override
    protected int retrieveSymbolKeyAt(long time) {
        return newer.getSymbolKeyAt(time);
    }
}
