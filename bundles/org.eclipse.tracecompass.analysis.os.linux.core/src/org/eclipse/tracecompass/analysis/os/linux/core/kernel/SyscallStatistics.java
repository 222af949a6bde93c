package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.NumberedSyscalls;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyscallNames;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.access.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * How often each system call was made, how long it took and how often it failed: from its entry to
 * its exit in the same thread. Calls that began before the events seen or did not end in them are
 * not counted. It reads events, not the state history, because the history does not keep what a
 * call returned.
 *
 * <p>{@link #compute} reads a trace; or give events in the order of time to {@link #accept}. Not
 * thread-safe.
 */
public final class SyscallStatistics {

    /**
     * The figures of one system call.
     *
     * @param name the call's name, without any prefix
     * @param count how many calls ended
     * @param total their durations' sum, ns
     * @param min the shortest, ns
     * @param max the longest, ns
     * @param failed how many returned an error number
     */
    public record Figures(String name, long count, long total, long min, long max, long failed) {

        /** Returns the mean duration, ns; 0 without calls. */
        public double average() {
            return count == 0 ? 0 : (double) total / count;
        }
    }

    private static final long MISSING = -1;
    private static final Call NO_CALL = new Call(Kind.OTHER, ""); // $NON-NLS-1$

    private enum Kind {
        ENTRY,
        EXIT,
        SWITCH,
        OTHER
    }

    /** What an event type means; the totals of its call are kept here while events come. */
    private record Call(Kind kind, String name) {}

    private record Open(String name, long start) {}

    private static final class Sum {
        private long fCount;
        private long fTotal;
        private long fMin = Long.MAX_VALUE;
        private long fMax;
        private long fFailed;

        void add(long duration, boolean failed) {
            fCount++;
            fTotal += duration;
            fMin = Math.min(fMin, duration);
            fMax = Math.max(fMax, duration);
            if (failed) {
                fFailed++;
            }
        }
    }

    private final IKernelAnalysisEventLayout fLayout;
    private final SyscallNames fNames;
    private final NumberedSyscalls fNumbered;
    private final @Nullable TmfCpuAspect fCpuAspect;
    private final TmfField fNextTid;
    private final TmfField fContextTid;
    private final TmfField fReturned;
    private final Map<ITmfEventType, Call> fTypes = new IdentityHashMap<>();
    private final Map<Integer, Open> fOpen = new HashMap<>();
    private final Map<String, Sum> fSums = new HashMap<>();
    private int[] fCurrent = {};

    /**
     * Creates statistics without any calls.
     *
     * @param trace the trace whose events will come
     */
    public SyscallStatistics(ITmfTrace trace) {
        fLayout = KernelStateProvider.layoutOf(trace);
        fNames = new SyscallNames(fLayout);
        fNumbered = new NumberedSyscalls(fLayout);
        fCpuAspect = KernelStateProvider.cpuAspect(trace);
        fNextTid = TmfField.of(fLayout.fieldNextTid());
        fContextTid = TmfField.of(fLayout.fieldContextTid());
        fReturned = TmfField.of(fLayout.fieldSyscallRet());
    }

    /**
     * Reads a trace and adds its system calls up. Costs one pass over the events of the range.
     *
     * @param trace a kernel trace
     * @param range the time to look at
     * @param monitor cancels the reading; may be null
     * @return the figures by name, sorted by name; of what was read so far if cancelled
     * @throws InterruptedException if the thread is interrupted while it waits for the trace
     */
    public static Map<String, Figures> compute(
            ITmfTrace trace, TmfTimeRange range, @Nullable IProgressMonitor monitor)
            throws InterruptedException {
        SyscallStatistics statistics = new SyscallStatistics(trace);
        TmfEventRequest request =
                new TmfEventRequest(
                        ITmfEvent.class,
                        range,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ITmfEventRequest.ExecutionType.BACKGROUND) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        statistics.accept(event);
                        if (monitor != null && monitor.isCanceled()) {
                            cancel();
                        }
                    }
                };
        trace.sendRequest(request);
        request.waitForCompletion();
        return statistics.figures();
    }

    /** Takes the next event. Events that are no system calls and no switches cost a look-up. */
    public void accept(ITmfEvent event) {
        Call call = callOf(event);
        if (call.kind() == Kind.OTHER) {
            return;
        }
        TmfCpuAspect aspect = fCpuAspect;
        Integer number = aspect == null ? null : aspect.resolve(event);
        int cpu = number == null ? -1 : number.intValue();
        if (call.kind() == Kind.SWITCH) {
            switchTo(cpu, fNextTid.asLong(event, MISSING));
            return;
        }
        long context = fContextTid.asLong(event, MISSING);
        int tid = context >= 0 ? (int) context : currentOn(cpu);
        if (tid < 0) {
            return;
        }
        long time = event.getTimestamp().toNanos();
        if (call.kind() == Kind.ENTRY) {
            String name = call.name().isEmpty() ? fNumbered.name(event) : call.name();
            if (name != null) {
                fOpen.put(Integer.valueOf(tid), new Open(name, time));
            }
            return;
        }
        Open open = fOpen.remove(Integer.valueOf(tid));
        if (open != null) {
            Sum sum = fSums.computeIfAbsent(open.name(), name -> new Sum());
            sum.add(time - open.start(), LinuxValues.isError(fReturned.asLong(event, 0)));
        }
    }

    /** Returns the figures of the calls that ended so far, sorted by name. */
    public Map<String, Figures> figures() {
        Map<String, Figures> figures = new TreeMap<>();
        fSums.forEach(
                (name, sum) ->
                        figures.put(
                                name,
                                new Figures(
                                        name,
                                        sum.fCount,
                                        sum.fTotal,
                                        sum.fMin,
                                        sum.fMax,
                                        sum.fFailed)));
        return Collections.unmodifiableMap(figures);
    }

    private Call callOf(ITmfEvent event) {
        ITmfEventType type = event.getType();
        Call call = fTypes.get(type);
        if (call == null) {
            call = callOf(event.getName());
            fTypes.put(type, call);
        }
        return call;
    }

    private Call callOf(String eventName) {
        if (eventName.equals(fLayout.eventSchedSwitch())) {
            return new Call(Kind.SWITCH, eventName);
        }
        String entered = fNames.entered(eventName);
        if (entered != null) {
            return new Call(Kind.ENTRY, entered);
        }
        if (fNumbered.isEntry(eventName) || fNumbered.isExit(eventName)) {
            return new Call(fNumbered.isEntry(eventName) ? Kind.ENTRY : Kind.EXIT, "");
        }
        String left = fNames.left(eventName);
        return left == null ? NO_CALL : new Call(Kind.EXIT, left);
    }

    private void switchTo(int cpu, long tid) {
        if (cpu < 0 || cpu > 1 << 16) {
            return;
        }
        if (cpu >= fCurrent.length) {
            int old = fCurrent.length;
            fCurrent = Arrays.copyOf(fCurrent, Math.max(cpu + 1, 2 * old));
            Arrays.fill(fCurrent, old, fCurrent.length, -1);
        }
        fCurrent[cpu] = tid >= 0 && tid <= Integer.MAX_VALUE ? (int) tid : -1;
    }

    private int currentOn(int cpu) {
        return cpu >= 0 && cpu < fCurrent.length ? fCurrent[cpu] : -1;
    }
}
