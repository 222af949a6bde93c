package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import com.google.common.collect.Iterables;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callstack.HistoryElement;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callstack.OlderResolvers;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The call stacks of a history by elements of the older kind, and their calls as segments. A {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries} does the work. The
 * store cannot be written. Thread-safe.
 *
 * @since 0.2.0
 */
public class CallStackSeries implements ISegmentStore<ISegment> {

    /** Stands for a thread that is not known. */
    public static final int UNKNOWN_TID = -1;

    /** Knows the thread of an element. */
    public interface IThreadIdProvider {

        /**
         * Returns the thread.
         *
         * @param time the instant, ns
         * @return the thread, {@link #UNKNOWN_TID} if it is not known
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
        IThreadIdProvider resolve(IHostIdProvider hostProvider, IProfilingElement element);
    }

    /** Takes the thread from the value of an attribute above the call stack. */
    public static final class AttributeValueThreadResolver implements IThreadIdResolver {

        private final IThreadIdResolver resolver;

        /**
         * Creates a resolver.
         *
         * @param level the level of the element whose attribute has the thread, 0 for the outermost
         */
        public AttributeValueThreadResolver(int level) {
            resolver = OlderResolvers.threadByValue(level);
        }

        @Override
        public @Nullable IThreadIdProvider resolve(
                IHostIdProvider hostProvider, IProfilingElement element) {
            return resolver.resolve(hostProvider, element);
        }
    }

    /** Takes the thread from the name of an attribute above the call stack. */
    public static final class AttributeNameThreadResolver implements IThreadIdResolver {

        private final IThreadIdResolver resolver;

        /**
         * Creates a resolver.
         *
         * @param level the level of the element whose name is the thread, 0 for the outermost
         */
        public AttributeNameThreadResolver(int level) {
            resolver = OlderResolvers.threadByName(level);
        }

        @Override
        public @Nullable IThreadIdProvider resolve(
                IHostIdProvider hostProvider, IProfilingElement element) {
            return resolver.resolve(hostProvider, element);
        }
    }

    private final ITmfStateSystem history;
    private final org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries
            series;

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
        series =
                new org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries(
                        ss,
                        patternPaths,
                        symbolKeyLevelIndex,
                        name,
                        OlderResolvers.newer(hostResolver),
                        threadResolver == null ? null : OlderResolvers.newer(threadResolver));
    }

    /** Returns the same call stacks as ones of the newer kind. */
    public org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries newer() {
        return series;
    }

    /** Returns the elements of the outermost level. */
    public Collection<IProfilingElement> getRootElements() {
        return HistoryElement.of(series.getRootElements());
    }

    /** Returns the outermost level. */
    public IProfilingGroupDescriptor getRootGroup() {
        return HistoryElement.group(series.getRootGroup());
    }

    /** Returns the name for users. */
    public String getName() {
        return series.getName();
    }

    @Override
    public int size() {
        return series.size();
    }

    @Override
    public boolean isEmpty() {
        return series.isEmpty();
    }

    @Override
    public boolean contains(@Nullable Object o) {
        return series.contains(o);
    }

    @Override
    public Iterator<ISegment> iterator() {
        return series.iterator();
    }

    @Override
    public boolean containsAll(@Nullable Collection<?> c) {
        return series.containsAll(c);
    }

    @Override
    public Iterable<ISegment> getIntersectingElements(long start, long end) {
        return series.getIntersectingElements(start, end);
    }

    /**
     * Returns the calls that touch a range and whose states pass a test.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param intervalTest the test, which is given states with a value only
     */
    protected Iterable<ISegment> getIntersectingElements(
            long start, long end, Predicate<ITmfStateInterval> intervalTest) {
        long from = Math.max(start, history.getStartTime());
        long to = Math.min(end, history.getCurrentEndTime());
        if (from > to) {
            return List.of();
        }
        Map<Integer, CallStack> levels = new HashMap<>();
        for (CallStack stack : series.getCallStacks()) {
            for (int depth = 1; depth <= stack.getMaxDepth(); depth++) {
                levels.put(stack.getQuarkAtDepth(depth), stack);
            }
        }
        return Iterables.transform(
                Iterables.filter(
                        history.query2D(levels.keySet(), from, to),
                        state -> state.getValue() != null && intervalTest.test(state)),
                state ->
                        Objects.requireNonNull(levels.get(Integer.valueOf(state.getAttribute())))
                                .getFunctionFromInterval(state));
    }

    @Override
    public void dispose() {
        series.dispose();
    }

    @Override
    public Object[] toArray() {
        return series.toArray();
    }

    @Override
    public <T> T[] toArray(T @Nullable [] a) {
        return series.toArray(a);
    }

    @Override
    public boolean add(ISegment e) {
        return series.add(e);
    }

    @Override
    public boolean addAll(@Nullable Collection<? extends ISegment> c) {
        return series.addAll(c);
    }

    @Override
    public void clear() {
        series.clear();
    }
}
