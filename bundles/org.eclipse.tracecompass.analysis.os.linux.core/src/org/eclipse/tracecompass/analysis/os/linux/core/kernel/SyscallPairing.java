package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISplittableReader;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.NumberedSyscalls;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyscallNames;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Finds system calls: from an entry to the exit that follows it in the same thread. Calls that
 * began before the events seen or did not end in them are left out, and so are calls during which
 * events were lost, or whose exit is that of another call. It reads events, not the state history,
 * because the history does not keep what a call returned. Not thread-safe.
 */
public final class SyscallPairing implements ISplittableReader {

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
    private static final Call NO_CALL = new Call(Kind.OTHER, null);
    private static final Call LOSS = new Call(Kind.LOST, null);

    private enum Kind {
        ENTRY,
        EXIT,
        SWITCH,
        LOST,
        OTHER
    }

    /** The meaning of an event type; without a name where each event has the number of its call. */
    private record Call(Kind kind, @Nullable Name name) {}

    /** The name of a call, from the name of its events or from the table of numbers. */
    private record Name(String text, boolean numbered) {

        /** Returns whether both may name the same call: the table has its own name for some. */
        boolean fits(Name other) {
            return numbered != other.numbered || text.equals(other.text);
        }
    }

    private record Open(Name name, long start) {}

    private static final Kind[] KINDS = Kind.values();

    private final ITmfTrace trace;
    private final Consumer consumer;
    private final IKernelAnalysisEventLayout layout;
    private final SyscallNames names;
    private final NumberedSyscalls numbered;
    private final @Nullable TmfCpuAspect cpuAspect;
    private final TmfField nextTid;
    private final TmfField contextTid;
    private final TmfField returned;
    private final PerEventType<Call> calls = new PerEventType<>(this::callOf);
    private final Map<Integer, Open> open = new HashMap<>();
    private int[] current = {};

    /**
     * Creates a pairing that has not seen any events.
     *
     * @param trace the trace whose events will come
     * @param consumer takes the calls in the order of their exits
     */
    public SyscallPairing(ITmfTrace trace, Consumer consumer) {
        this.trace = trace;
        this.consumer = consumer;
        layout = KernelStateProvider.layoutOf(trace);
        names = new SyscallNames(layout);
        numbered = new NumberedSyscalls(layout);
        cpuAspect = TmfCpuAspect.of(trace);
        nextTid = TmfField.of(layout.fieldNextTid());
        contextTid = TmfField.of(layout.fieldContextTid());
        returned = TmfField.of(layout.fieldSyscallRet());
    }

    /** Takes the next event. Events that are no system calls and no switches cost a look-up. */
    @Override
    public void accept(ITmfEvent event) {
        Call call = calls.of(event);
        switch (call.kind()) {
            case SWITCH -> switchTo(cpuOf(event), nextTid.asLong(event, MISSING));
            case ENTRY -> enter(nameOf(call, event), tidOf(event), nanos(event));
            case EXIT ->
                    leave(
                            nameOf(call, event),
                            tidOf(event),
                            nanos(event),
                            returned.asLong(event, 0));
            case LOST -> forget();
            case OTHER -> {}
        }
    }

    private void enter(@Nullable Name name, int tid, long time) {
        if (name != null && tid >= 0) {
            open.put(Integer.valueOf(tid), new Open(name, time));
        }
    }

    private void leave(@Nullable Name name, int tid, long time, long returned) {
        Open call = tid < 0 ? null : open.remove(Integer.valueOf(tid));
        if (call != null && (name == null || name.fits(call.name()))) {
            consumer.accept(call.name().text(), tid, call.start(), time, returned);
        }
    }

    /** Events are missing: nothing open is paired with what comes. */
    private void forget() {
        open.clear();
        Arrays.fill(current, -1);
    }

    private @Nullable Name nameOf(Call call, ITmfEvent event) {
        Name name = call.name();
        if (name != null) {
            return name;
        }
        String text = numbered.name(event);
        return text == null ? null : new Name(text, true);
    }

    private static long nanos(ITmfEvent event) {
        return event.getTimestamp().toNanos();
    }

    private int cpuOf(ITmfEvent event) {
        TmfCpuAspect aspect = cpuAspect;
        Integer number = aspect == null ? null : aspect.resolve(event);
        return number == null ? -1 : number.intValue();
    }

    /**
     * The thread of an event: that of its context, else the one on its CPU; negative if unknown.
     */
    private int tidOf(long context, int cpu) {
        return context >= 0 ? (int) context : currentOn(cpu);
    }

    private int tidOf(ITmfEvent event) {
        return tidOf(contextTid.asLong(event, MISSING), cpuOf(event));
    }

    /**
     * {@inheritDoc} A part keeps what its events say of switches and calls: which thread is on a
     * CPU, and in which call, may follow from what was before.
     */
    @Override
    public Part newPart() {
        return new PairingPart(new SyscallPairing(trace, consumer), this);
    }

    /** What the events of a part say, in numbers. */
    private static final class PairingPart implements Part {

        private final SyscallPairing reader;
        private final SyscallPairing whole;
        private final List<@Nullable Name> names = new ArrayList<>();
        private final Map<@Nullable Name, Integer> nameNumbers = new HashMap<>();
        private byte[] kinds = new byte[1 << 12];
        private int[] cpus = new int[1 << 12];
        private long[] tids = new long[1 << 12];
        private long[] times = new long[1 << 12];

        /** Numbers of the names of entries and exits. */
        private int[] calls = new int[1 << 12];

        private long[] returned = new long[1 << 12];

        private int count;

        PairingPart(SyscallPairing reader, SyscallPairing whole) {
            this.reader = reader;
            this.whole = whole;
        }

        @Override
        public void accept(ITmfEvent event) {
            Call call = reader.calls.of(event);
            switch (call.kind()) {
                case SWITCH -> add(call.kind(), event, reader.nextTid.asLong(event, MISSING), 0, 0);
                case ENTRY -> add(call, event, 0);
                case EXIT -> add(call, event, reader.returned.asLong(event, 0));
                case LOST -> add(call.kind(), event, MISSING, 0, 0);
                case OTHER -> {}
            }
        }

        private int number(@Nullable Name name) {
            Integer known = nameNumbers.get(name);
            if (known == null) {
                known = names.size();
                names.add(name);
                nameNumbers.put(name, known);
            }
            return known;
        }

        private void add(Call call, ITmfEvent event, long returned) {
            add(
                    call.kind(),
                    event,
                    reader.contextTid.asLong(event, MISSING),
                    number(reader.nameOf(call, event)),
                    returned);
        }

        private void add(Kind kind, ITmfEvent event, long tid, int call, long returned) {
            int i = count++;
            if (i == kinds.length) {
                kinds = Arrays.copyOf(kinds, 2 * i);
                cpus = Arrays.copyOf(cpus, 2 * i);
                tids = Arrays.copyOf(tids, 2 * i);
                times = Arrays.copyOf(times, 2 * i);
                calls = Arrays.copyOf(calls, 2 * i);
                this.returned = Arrays.copyOf(this.returned, 2 * i);
            }
            kinds[i] = (byte) kind.ordinal();
            cpus[i] = reader.cpuOf(event);
            tids[i] = tid;
            times[i] = nanos(event);
            calls[i] = call;
            this.returned[i] = returned;
        }

        @Override
        public void join(@Nullable ITmfEvent last, long events) {
            for (int i = 0; i < count; i++) {
                switch (KINDS[kinds[i]]) {
                    case SWITCH -> whole.switchTo(cpus[i], tids[i]);
                    case ENTRY ->
                            whole.enter(
                                    names.get(calls[i]), whole.tidOf(tids[i], cpus[i]), times[i]);
                    case EXIT ->
                            whole.leave(
                                    names.get(calls[i]),
                                    whole.tidOf(tids[i], cpus[i]),
                                    times[i],
                                    returned[i]);
                    case LOST -> whole.forget();
                    case OTHER -> {}
                }
            }
        }
    }

    private Call callOf(ITmfEvent event) {
        if (event instanceof ITmfLostEvent) {
            return LOSS;
        }
        String eventName = event.getName();
        if (eventName.equals(layout.eventSchedSwitch())) {
            return new Call(Kind.SWITCH, null);
        }
        String entered = names.entered(eventName);
        if (entered != null) {
            return new Call(Kind.ENTRY, new Name(entered, false));
        }
        if (numbered.isEntry(eventName) || numbered.isExit(eventName)) {
            return new Call(numbered.isEntry(eventName) ? Kind.ENTRY : Kind.EXIT, null);
        }
        String left = names.left(eventName);
        return left == null
                ? NO_CALL
                : new Call(Kind.EXIT, left.isEmpty() ? null : new Name(left, false));
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
