package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallVisit;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CalledFunction;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ProcessStatusInterval;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The call stack of an element over time, in a history: an attribute per level, in which each call
 * is a state. Depths are counted from 1, the outermost call. Equal for the same attributes of the
 * same history. Thread-safe.
 *
 * @since 0.2.0
 */
public class CallStack {

    private final ITmfStateSystem history;
    private final ICallStackElement element;
    private final IHostIdProvider hosts;
    private final @Nullable IThreadIdProvider threads;
    private final int stack;

    /** Whether the stack is one attribute, whose values are the calls. */
    private final boolean isFlat;

    private volatile List<Integer> quarks;

    /**
     * Creates a call stack.
     *
     * @param ss the history, which may still be growing
     * @param quarks the attributes of the levels, the outermost first; at least one
     * @param element whose stack it is
     * @param hostIdProvider knows the host
     * @param threadIdProvider knows the thread, null if it is not known
     */
    public CallStack(
            ITmfStateSystem ss,
            List<Integer> quarks,
            ICallStackElement element,
            IHostIdProvider hostIdProvider,
            @Nullable IThreadIdProvider threadIdProvider) {
        history = ss;
        this.quarks = List.copyOf(quarks);
        this.element = element;
        hosts = hostIdProvider;
        threads = threadIdProvider;
        stack = stackOf(ss, this.quarks);
        isFlat = this.quarks.contains(Integer.valueOf(stack));
    }

    /** The attribute that has the depth, the level itself if there is one level and no depth. */
    private static int stackOf(ITmfStateSystem ss, List<Integer> quarks) {
        if (quarks.isEmpty()) {
            return ITmfStateSystem.INVALID_ATTRIBUTE;
        }
        int parent = ss.getParentAttributeQuark(quarks.get(0).intValue());
        return parent != ITmfStateSystem.ROOT_ATTRIBUTE
                        && ss.getAttributeName(parent)
                                .equals(InstrumentedCallStackAnalysis.CALL_STACK)
                ? parent
                : quarks.get(0).intValue();
    }

    /** Returns the history. */
    public ITmfStateSystem getStateSystem() {
        return history;
    }

    /** Returns whose stack it is. */
    public ICallStackElement getElement() {
        return element;
    }

    /** Returns the greatest depth so far. */
    public int getMaxDepth() {
        return quarks.size();
    }

    /**
     * Returns the calls of a level that touch a range of time, as they are in the history.
     *
     * @param depth the depth
     * @param startTime the first instant, ns
     * @param endTime the last instant, ns
     * @param resolution calls between instants of this distance may be left out, ns; 1 for all
     * @param monitor stops the query
     * @return the calls in the order of time
     * @throws ArrayIndexOutOfBoundsException if the stack is not that deep
     */
    public List<ICalledFunction> getCallListAtDepth(
            int depth, long startTime, long endTime, long resolution, IProgressMonitor monitor) {
        int quark = getQuarkAtDepth(depth).intValue();
        long from = Math.max(startTime, history.getStartTime());
        long to = Math.min(endTime, history.getCurrentEndTime());
        List<ICalledFunction> calls = new ArrayList<>();
        if (from > to) {
            return calls;
        }
        for (ITmfStateInterval interval :
                StateSystemUtils.queryHistoryRange(
                        history, quark, from, to, Math.max(1, resolution), monitor)) {
            if (interval.getValue() != null) {
                calls.add(getFunctionFromInterval(interval));
            }
        }
        return calls;
    }

    /**
     * Returns the attribute of a level.
     *
     * @param depth the depth
     * @throws ArrayIndexOutOfBoundsException if the stack is not that deep
     */
    public Integer getQuarkAtDepth(int depth) {
        List<Integer> levels = quarks;
        if (depth < 1 || depth > levels.size()) {
            throw new ArrayIndexOutOfBoundsException(
                    "There is no depth " + depth + "; the greatest is " + levels.size());
        }
        return levels.get(depth - 1);
    }

    /**
     * Returns the call of a level that goes on at an instant, or else the first one after it.
     *
     * @param time the instant, ns
     * @param depth the depth
     * @return the call, null if there is none
     * @throws ArrayIndexOutOfBoundsException if the stack is not that deep
     */
    public @Nullable ICalledFunction getNextFunction(long time, int depth) {
        ITmfStateInterval call =
                StateSystemUtils.queryUntilNonNullValue(
                        history,
                        getQuarkAtDepth(depth).intValue(),
                        time,
                        history.getCurrentEndTime());
        return call == null ? null : getFunctionFromInterval(call);
    }

    /**
     * Returns the call of a level that goes on at an instant, or else the first one after it, as
     * far as it is in a range.
     *
     * @param time the instant, ns
     * @param depth the depth
     * @param parent the call in which it happened, null if it is not known
     * @param model the model of the host
     * @param start the first instant of the range, ns
     * @param end the end of the range, ns
     * @return the call, cut off at the ends of the range; null if there is none in the range
     * @throws ArrayIndexOutOfBoundsException if the stack is not that deep
     */
    public @Nullable ICalledFunction getNextFunction(
            long time,
            int depth,
            @Nullable ICalledFunction parent,
            IHostModel model,
            long start,
            long end) {
        int quark = getQuarkAtDepth(depth).intValue();
        ITmfStateInterval call =
                StateSystemUtils.queryUntilNonNullValue(
                        history,
                        quark,
                        Math.max(time, start),
                        Math.min(end, history.getCurrentEndTime()));
        if (call == null) {
            return null;
        }
        long from = Math.max(start, call.getStartTime());
        return new CalledFunction(
                Objects.requireNonNull(call.getValue()),
                from,
                Math.max(from, Math.min(end, call.getEndTime() + 1)),
                getSymbolKeyAt(call.getStartTime()),
                getThreadId(call.getStartTime()),
                parent,
                model);
    }

    /**
     * Returns the nearest state of the stack with another depth.
     *
     * @param time the instant from which to look, ns
     * @param forward whether to look forward in time
     * @return the state, whose value is the depth; null if there is none
     */
    public @Nullable ITmfStateInterval getNextDepth(long time, boolean forward) {
        if (time < history.getStartTime() || time > history.getCurrentEndTime()) {
            return null;
        }
        ITmfStateInterval now = history.querySingleState(time, stack);
        long next = forward ? now.getEndTime() + 1 : now.getStartTime() - 1;
        return next < history.getStartTime() || next > history.getCurrentEndTime()
                ? null
                : history.querySingleState(next, stack);
    }

    /**
     * Returns how many calls are on the stack.
     *
     * @param time the instant, ns
     * @return the depth, 0 for none and outside of the history
     */
    public int getCurrentDepth(long time) {
        if (time < history.getStartTime() || time > history.getCurrentEndTime()) {
            return 0;
        }
        Object depth = history.querySingleState(time, stack).getValue();
        if (isFlat) {
            return depth == null ? 0 : 1;
        }
        return depth instanceof Number number ? number.intValue() : 0;
    }

    /**
     * Gives all calls that touch a range to a consumer, in the order of their starts; a caller
     * comes before what it calls, and is its parent.
     *
     * @param startTime the first instant, ns
     * @param endTime the last instant, ns
     * @param consumer receives the calls, as they are in the history
     */
    public void iterateOverCallStack(
            long startTime, long endTime, Consumer<ICalledFunction> consumer) {
        CallVisit.visit(this, startTime, endTime, consumer);
    }

    /**
     * Returns the number that gives addresses their meaning, as a rule the process.
     *
     * @param time the instant, ns
     * @return the number, -1 if it is not known
     */
    public int getSymbolKeyAt(long time) {
        return element.getSymbolKeyAt(time);
    }

    /**
     * Replaces the levels, because the history has grown.
     *
     * @param subAttributes the attributes of the levels, the outermost first
     */
    public void updateAttributes(List<Integer> subAttributes) {
        if (subAttributes.size() != quarks.size()) {
            quarks = List.copyOf(subAttributes);
        }
    }

    /**
     * Returns the thread.
     *
     * @param time the instant, ns
     * @return the thread, -1 if it is not known
     */
    public int getThreadId(long time) {
        IThreadIdProvider provider = threads;
        return provider == null ? CallStackSeries.UNKNOWN : provider.getThreadId(time);
    }

    /**
     * Returns the thread and its host.
     *
     * @param time the instant, ns
     * @return the thread, null if it is not known
     */
    public @Nullable HostThread getHostThread(long time) {
        int tid = getThreadId(time);
        return tid < 0
                ? null
                : new HostThread(hosts.apply(Long.valueOf(time)), Integer.valueOf(tid));
    }

    /** Returns the thread and its host at the beginning; null if it is not known. */
    public @Nullable HostThread getHostThread() {
        return getHostThread(history.getStartTime());
    }

    /** Returns whether the thread may be another one at another time. */
    public boolean isTidVariable() {
        IThreadIdProvider provider = threads;
        return provider != null && provider.variesInTime();
    }

    /** Returns the start of the history, ns. */
    public long getStartTime() {
        return history.getStartTime();
    }

    /** Returns the end of the history so far, ns. */
    public long getEndTime() {
        return history.getCurrentEndTime();
    }

    /**
     * Returns the value of an attribute beside the stack.
     *
     * @param name the name of the attribute
     * @param time the instant, ns
     * @return the value, null if there is no such attribute
     */
    public @Nullable Object getExtraAttribute(String name, long time) {
        if (time < history.getStartTime() || time > history.getCurrentEndTime()) {
            return null;
        }
        int quark = getExtraQuark(name);
        return quark == ITmfStateSystem.INVALID_ATTRIBUTE
                ? null
                : history.querySingleState(time, quark).getValue();
    }

    /**
     * Returns an attribute beside the stack.
     *
     * @param name the name of the attribute
     * @return the attribute, {@link ITmfStateSystem#INVALID_ATTRIBUTE} if there is none
     */
    public int getExtraQuark(String name) {
        return isFlat
                ? history.optQuarkRelative(stack, name)
                : history.optQuarkRelative(history.getParentAttributeQuark(stack), name);
    }

    /** Returns whether the stack is one attribute, whose values are the calls. */
    public boolean isFlat() {
        return isFlat;
    }

    /** Returns whether an analysis of the kernel knows what the thread did. */
    public boolean hasKernelStatuses() {
        return modelAt(getStartTime()).isThreadStatusAvailable();
    }

    /**
     * Returns what the thread did while it was in a function, as an analysis of the kernel knows.
     *
     * @param function the function
     * @param times the instants that are wanted, ns; empty for all of the function
     * @return the states in the order of time, as far as they are in the function
     */
    public Iterable<ProcessStatusInterval> getKernelStatuses(
            ICalledFunction function, Collection<Long> times) {
        long start = function.getStart();
        Integer tid = Integer.valueOf(getThreadId(start));
        IHostModel model = modelAt(start);
        if (tid.intValue() < 0) {
            return List.of();
        }
        if (times.isEmpty()) {
            return model.getThreadStatusIntervals(tid.intValue(), start, function.getEnd(), 1);
        }
        List<Long> inside =
                times.stream()
                        .filter(t -> t.longValue() >= start && t.longValue() <= function.getEnd())
                        .toList();
        Map<Integer, Iterable<ProcessStatusInterval>> known =
                model.getThreadStatusIntervals(List.of(tid), inside, new NullProgressMonitor());
        return known.getOrDefault(tid, List.of());
    }

    private IHostModel modelAt(long time) {
        return ModelManager.getModelFor(hosts.apply(Long.valueOf(time)));
    }

    /**
     * Returns the model of the host on which the stack is.
     *
     * @param time the instant, ns
     */
    public IHostModel getHostModel(long time) {
        return modelAt(time);
    }

    /**
     * Makes a call of a state of one of the levels.
     *
     * @param callInterval the state, with a value
     * @return the call; it ends one nanosecond after the last instant of the state
     */
    public ICalledFunction getFunctionFromInterval(ITmfStateInterval callInterval) {
        long start = callInterval.getStartTime();
        int tid = getThreadId(start);
        IHostModel model = modelAt(start);
        int pid = getSymbolKeyAt(start);
        return new CalledFunction(
                Objects.requireNonNull(callInterval.getValue()),
                start,
                callInterval.getEndTime() + 1,
                pid < 0 && tid >= 0 ? model.getProcessId(tid, start) : pid,
                tid,
                null,
                model);
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(history) + stack;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CallStack other && history == other.history && stack == other.stack;
    }

    @Override
    public String toString() {
        return "Call stack of " + element.getName();
    }
}
