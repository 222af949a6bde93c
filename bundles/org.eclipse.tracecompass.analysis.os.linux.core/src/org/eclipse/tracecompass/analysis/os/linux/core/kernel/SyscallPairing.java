package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.NumberedSyscalls;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyscallNames;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.access.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Finds system calls: from an entry to the exit that follows it in the same thread. Calls that
 * began before the events seen or did not end in them are left out. It reads events, not the state
 * history, because the history does not keep what a call returned. Not thread-safe.
 */
public final class SyscallPairing {

    /** Takes the calls. */
    @FunctionalInterface
    public interface Consumer {
        /**
         * A system call has ended.
         *
         * @param name its name, without any prefix
         * @param tid the thread that made it
         * @param start its entry, ns
         * @param end its exit, ns
         * @param returned what it returned; 0 where that is not told
         */
        void accept(String name, int tid, long start, long end, long returned);
    }

    private static final long MISSING = -1;
    private static final Call NO_CALL = new Call(Kind.OTHER, ""); // $NON-NLS-1$

    private enum Kind {
        ENTRY,
        EXIT,
        SWITCH,
        OTHER
    }

    /** What an event type means. */
    private record Call(Kind kind, String name) {}

    private record Open(String name, long start) {}

    private final Consumer fConsumer;
    private final IKernelAnalysisEventLayout fLayout;
    private final SyscallNames fNames;
    private final NumberedSyscalls fNumbered;
    private final @Nullable TmfCpuAspect fCpuAspect;
    private final TmfField fNextTid;
    private final TmfField fContextTid;
    private final TmfField fReturned;
    private final Map<ITmfEventType, Call> fTypes = new IdentityHashMap<>();
    private final Map<Integer, Open> fOpen = new HashMap<>();
    private int[] fCurrent = {};

    /**
     * Creates a pairing that has not seen any events.
     *
     * @param trace the trace whose events will come
     * @param consumer takes the calls in the order of their exits
     */
    public SyscallPairing(ITmfTrace trace, Consumer consumer) {
        fConsumer = consumer;
        fLayout = KernelStateProvider.layoutOf(trace);
        fNames = new SyscallNames(fLayout);
        fNumbered = new NumberedSyscalls(fLayout);
        fCpuAspect = KernelStateProvider.cpuAspect(trace);
        fNextTid = TmfField.of(fLayout.fieldNextTid());
        fContextTid = TmfField.of(fLayout.fieldContextTid());
        fReturned = TmfField.of(fLayout.fieldSyscallRet());
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
            fConsumer.accept(open.name(), tid, open.start(), time, fReturned.asLong(event, 0));
        }
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
