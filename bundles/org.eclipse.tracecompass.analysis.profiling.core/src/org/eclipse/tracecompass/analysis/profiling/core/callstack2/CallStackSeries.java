package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.Multimap;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.InstrumentedCallStackElement;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.InstrumentedGroupDescriptor;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.StackElements;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.ThreadOfAttribute;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.ThreadOnCpu;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The call stacks of a history, by element, and their calls as segments. It follows the history
 * while that grows. The store cannot be written: {@link #add}, {@link #addAll}, {@link #clear} and
 * {@link #toArray()} throw {@link UnsupportedOperationException}. Thread-safe.
 *
 * @since 0.2.0
 */
public class CallStackSeries implements ISegmentStore<ISegment> {

    static final int UNKNOWN = -1;

    /** Knows the thread of an element. */
    public interface IThreadIdProvider {

        /**
         * Returns the thread.
         *
         * @param time the instant, ns
         * @return the thread, -1 if it is not known
         */
        int getThreadId(long time);

        /** Returns whether it may be another thread at another time. */
        boolean variesInTime();
    }

    /** Finds what knows the thread of an element. */
    public interface IThreadIdResolver {

        /**
         * Finds what knows the thread.
         *
         * @param hostProvider knows the host of the element
         * @param element the element
         * @return what knows it, null if the thread is not known
         */
        @Nullable
        IThreadIdProvider resolve(IHostIdProvider hostProvider, ICallStackElement element);
    }

    /** Takes the thread from the value of an attribute above the call stack. */
    public static final class AttributeValueThreadResolver implements IThreadIdResolver {

        private final int level;

        /**
         * Creates a resolver.
         *
         * @param level the level of the element whose attribute has the thread, 0 for the outermost
         */
        public AttributeValueThreadResolver(int level) {
            this.level = level;
        }

        /**
         * {@inheritDoc}
         *
         * @throws IllegalArgumentException if the element is not that of a history
         */
        @Override
        public @Nullable IThreadIdProvider resolve(
                IHostIdProvider hostProvider, ICallStackElement element) {
            InstrumentedCallStackElement of = InstrumentedCallStackElement.at(element, level);
            return of == null ? null : ThreadOfAttribute.byValue(of);
        }
    }

    /** Takes the thread from the name of an attribute above the call stack. */
    public static final class AttributeNameThreadResolver implements IThreadIdResolver {

        private final int level;

        /**
         * Creates a resolver.
         *
         * @param level the level of the element whose name is the thread, 0 for the outermost
         */
        public AttributeNameThreadResolver(int level) {
            this.level = level;
        }

        /**
         * {@inheritDoc}
         *
         * @throws IllegalArgumentException if the element is not that of a history
         */
        @Override
        public @Nullable IThreadIdProvider resolve(
                IHostIdProvider hostProvider, ICallStackElement element) {
            InstrumentedCallStackElement of = InstrumentedCallStackElement.at(element, level);
            return of == null ? null : ThreadOfAttribute.byName(of);
        }
    }

    /** Takes the thread that the kernel had on the CPU which an attribute names. */
    public static final class CpuResolver implements IThreadIdResolver {

        private final String[] path;

        /**
         * Creates a resolver.
         *
         * @param path the path from the attribute of the element to the one with the CPU
         */
        public CpuResolver(String[] path) {
            this.path = path.clone();
        }

        /**
         * {@inheritDoc}
         *
         * @throws IllegalArgumentException if the element is not that of a history
         */
        @Override
        public @Nullable IThreadIdProvider resolve(
                IHostIdProvider hostProvider, ICallStackElement element) {
            if (!(element instanceof InstrumentedCallStackElement of)) {
                throw new IllegalArgumentException(
                        "The element " + element.getName() + " is not that of a history");
            }
            return ThreadOnCpu.of(of, path, hostProvider);
        }
    }

    private final ITmfStateSystem history;
    private final String name;
    private final StackElements elements;
    private List<String[]> patterns;
    private int symbolKeyLevel;
    private InstrumentedGroupDescriptor rootGroup;

    /**
     * Creates a series.
     *
     * @param ss the history, which may still be growing
     * @param patternPaths the levels of elements, the outermost first: the path from the one above,
     *     in which {@code *} stands for any name
     * @param symbolKeyLevelIndex the index of the level in which addresses have a meaning
     * @param name the name for users
     * @param hostResolver finds the hosts of elements
     * @param threadResolver finds the threads of elements, null if they are not known
     * @throws IllegalArgumentException if there is no level
     */
    public CallStackSeries(
            ITmfStateSystem ss,
            List<String[]> patternPaths,
            int symbolKeyLevelIndex,
            String name,
            IHostIdResolver hostResolver,
            @Nullable IThreadIdResolver threadResolver) {
        history = ss;
        this.name = name;
        elements = new StackElements(ss, hostResolver, threadResolver);
        patterns = List.copyOf(patternPaths);
        symbolKeyLevel = symbolKeyLevelIndex;
        rootGroup = InstrumentedGroupDescriptor.chain(patterns, symbolKeyLevelIndex);
    }

    /**
     * Returns the elements of the outermost level; the same attribute is always the same object.
     */
    public Collection<ICallStackElement> getRootElements() {
        return elements.roots(group());
    }

    /** Returns the outermost level. */
    public ICallStackGroupDescriptor getRootGroup() {
        return group();
    }

    private synchronized InstrumentedGroupDescriptor group() {
        return rootGroup;
    }

    /**
     * Replaces the levels, because the history has grown. If they are others, so are the elements
     * from now on.
     *
     * @param patternPaths as in the constructor
     * @param symbolKeyLevelIndex as in the constructor
     * @throws IllegalArgumentException if there is no level
     */
    public synchronized void updateRootGroup(List<String[]> patternPaths, int symbolKeyLevelIndex) {
        if (symbolKeyLevel == symbolKeyLevelIndex && isSame(patterns, patternPaths)) {
            return;
        }
        rootGroup = InstrumentedGroupDescriptor.chain(patternPaths, symbolKeyLevelIndex);
        patterns = List.copyOf(patternPaths);
        symbolKeyLevel = symbolKeyLevelIndex;
        elements.clear();
    }

    private static boolean isSame(List<String[]> some, List<String[]> others) {
        boolean same = some.size() == others.size();
        for (int i = 0; same && i < some.size(); i++) {
            same = Arrays.equals(some.get(i), others.get(i));
        }
        return same;
    }

    /** Returns the name for users. */
    public String getName() {
        return name;
    }

    /** Returns all call stacks, in the order of their elements. */
    public List<CallStack> getCallStacks() {
        return StackElements.stacksOf(getRootElements());
    }

    /**
     * Returns what levels of call stacks are in at some instants.
     *
     * @param callstacks the levels
     * @param times the instants, ns; those outside of the history are ignored
     * @return the calls by level, as {@link ICalledFunction}s; where a level is in no call, a
     *     segment of no function
     */
    public Multimap<CallStackDepth, ISegment> queryCallStacks(
            Collection<CallStackDepth> callstacks, Collection<Long> times) {
        Map<Integer, CallStackDepth> levels = new HashMap<>();
        callstacks.forEach(level -> levels.put(Integer.valueOf(level.getQuark()), level));
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        List<Long> inside =
                times.stream().filter(t -> t.longValue() >= start && t.longValue() <= end).toList();
        Multimap<CallStackDepth, ISegment> segments = ArrayListMultimap.create();
        for (ITmfStateInterval interval : history.query2D(levels.keySet(), inside)) {
            CallStackDepth level =
                    Objects.requireNonNull(levels.get(Integer.valueOf(interval.getAttribute())));
            segments.put(level, segment(level.getCallStack(), interval));
        }
        return segments;
    }

    private static ISegment segment(CallStack stack, ITmfStateInterval interval) {
        return interval.getValue() == null
                ? new BasicSegment(interval.getStartTime(), interval.getEndTime() + 1)
                : stack.getFunctionFromInterval(interval);
    }

    // --- the calls as segments

    /** The stacks by the attributes of their levels. */
    private Map<Integer, CallStack> levels() {
        Map<Integer, CallStack> levels = new HashMap<>();
        for (CallStack stack : getCallStacks()) {
            for (int depth = 1; depth <= stack.getMaxDepth(); depth++) {
                levels.put(stack.getQuarkAtDepth(depth), stack);
            }
        }
        return levels;
    }

    /** {@inheritDoc} Walks over the history, without an object per call. */
    @Override
    public int size() {
        StateCount count = new StateCount();
        history.visit(
                levels().keySet(), history.getStartTime(), history.getCurrentEndTime(), count);
        return (int) Math.min(Integer.MAX_VALUE, count.get());
    }

    @Override
    public boolean isEmpty() {
        return !iterator().hasNext();
    }

    /** {@inheritDoc} False for anything but an {@link ICalledFunction}. */
    @Override
    public boolean contains(@Nullable Object o) {
        if (o instanceof ICalledFunction function) {
            for (ISegment segment :
                    getIntersectingElements(function.getStart(), function.getStart())) {
                if (segment.equals(function)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** {@inheritDoc} All calls, in no order. */
    @Override
    public Iterator<ISegment> iterator() {
        return getIntersectingElements(history.getStartTime(), history.getCurrentEndTime())
                .iterator();
    }

    @Override
    public boolean containsAll(@Nullable Collection<?> c) {
        return c != null && c.stream().allMatch(this::contains);
    }

    /** {@inheritDoc} In no order; none outside of the history. */
    @Override
    public Iterable<ISegment> getIntersectingElements(long start, long end) {
        long from = Math.max(start, history.getStartTime());
        long to = Math.min(end, history.getCurrentEndTime());
        if (from > to) {
            return List.of();
        }
        Map<Integer, CallStack> levels = levels();
        Iterable<ITmfStateInterval> states = history.query2D(levels.keySet(), from, to);
        return () -> new CallIterator(states.iterator(), levels);
    }

    /** {@inheritDoc} Here: nothing is released, the history belongs to its analysis. */
    @Override
    public void dispose() {
        elements.clear();
    }

    private static UnsupportedOperationException unsupported() {
        return new UnsupportedOperationException(
                "The calls of a history cannot be copied or changed");
    }

    @Override
    public Object[] toArray() {
        throw unsupported();
    }

    @Override
    public <T> T[] toArray(T @Nullable [] a) {
        throw unsupported();
    }

    @Override
    public boolean add(ISegment e) {
        throw unsupported();
    }

    @Override
    public boolean addAll(@Nullable Collection<? extends ISegment> c) {
        throw unsupported();
    }

    @Override
    public void clear() {
        throw unsupported();
    }
}
