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
import org.eclipse.tracecompass.tmf.core.event.TmfField;
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
    private static final Call NO_CALL = new Call(Kind.OTHER, "");

    private enum Kind {
        ENTRY,
        EXIT,
        SWITCH,
        OTHER
    }

    /** The meaning of an event type. */
    private record Call(Kind kind, String name) {}

    private record Open(String name, long start) {}

    private final Consumer consumer;
    private final IKernelAnalysisEventLayout layout;
    private final SyscallNames names;
    private final NumberedSyscalls numbered;
    private final @Nullable TmfCpuAspect cpuAspect;
    private final TmfField nextTid;
    private final TmfField contextTid;
    private final TmfField returned;
    private final Map<ITmfEventType, Call> types = new IdentityHashMap<>();
    private final Map<Integer, Open> open = new HashMap<>();
    private int[] current = {};

    /**
     * Creates a pairing that has not seen any events.
     *
     * @param trace the trace whose events will come
     * @param consumer takes the calls in the order of their exits
     */
    public SyscallPairing(ITmfTrace trace, Consumer consumer) {
        this.consumer = consumer;
        layout = KernelStateProvider.layoutOf(trace);
        names = new SyscallNames(layout);
        numbered = new NumberedSyscalls(layout);
        cpuAspect = KernelStateProvider.cpuAspect(trace);
        nextTid = TmfField.of(layout.fieldNextTid());
        contextTid = TmfField.of(layout.fieldContextTid());
        returned = TmfField.of(layout.fieldSyscallRet());
    }

    /** Takes the next event. Events that are no system calls and no switches cost a look-up. */
    public void accept(ITmfEvent event) {
        Call call = callOf(event);
        if (call.kind() == Kind.OTHER) {
            return;
        }
        TmfCpuAspect aspect = cpuAspect;
        Integer number = aspect == null ? null : aspect.resolve(event);
        int cpu = number == null ? -1 : number.intValue();
        if (call.kind() == Kind.SWITCH) {
            switchTo(cpu, nextTid.asLong(event, MISSING));
            return;
        }
        long context = contextTid.asLong(event, MISSING);
        int tid = context >= 0 ? (int) context : currentOn(cpu);
        if (tid < 0) {
            return;
        }
        long time = event.getTimestamp().toNanos();
        if (call.kind() == Kind.ENTRY) {
            String name = call.name().isEmpty() ? numbered.name(event) : call.name();
            if (name != null) {
                open.put(Integer.valueOf(tid), new Open(name, time));
            }
            return;
        }
        Open open = this.open.remove(Integer.valueOf(tid));
        if (open != null) {
            consumer.accept(open.name(), tid, open.start(), time, returned.asLong(event, 0));
        }
    }

    private Call callOf(ITmfEvent event) {
        ITmfEventType type = event.getType();
        Call call = types.get(type);
        if (call == null) {
            call = callOf(event.getName());
            types.put(type, call);
        }
        return call;
    }

    private Call callOf(String eventName) {
        if (eventName.equals(layout.eventSchedSwitch())) {
            return new Call(Kind.SWITCH, eventName);
        }
        String entered = names.entered(eventName);
        if (entered != null) {
            return new Call(Kind.ENTRY, entered);
        }
        if (numbered.isEntry(eventName) || numbered.isExit(eventName)) {
            return new Call(numbered.isEntry(eventName) ? Kind.ENTRY : Kind.EXIT, "");
        }
        String left = names.left(eventName);
        return left == null ? NO_CALL : new Call(Kind.EXIT, left);
    }

    private void switchTo(int cpu, long tid) {
        if (cpu < 0 || cpu > 1 << 16) {
            return;
        }
        if (cpu >= current.length) {
            int old = current.length;
            current = Arrays.copyOf(current, Math.max(cpu + 1, 2 * old));
            Arrays.fill(current, old, current.length, -1);
        }
        current[cpu] = tid >= 0 && tid <= Integer.MAX_VALUE ? (int) tid : -1;
    }

    private int currentOn(int cpu) {
        return cpu >= 0 && cpu < current.length ? current[cpu] : -1;
    }
}
