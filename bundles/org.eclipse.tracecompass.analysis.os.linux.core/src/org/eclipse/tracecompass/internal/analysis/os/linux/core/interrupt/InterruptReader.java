package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISplittableReader;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes interrupts of the events of a kernel trace, in the order of their ends. Hardware interrupts
 * may interrupt each other. An entry without an exit, and an exit without an entry, give none, and
 * nothing is paired across lost events. For one thread; a part of the trace keeps what its events
 * say, and is paired when it is joined.
 */
final class InterruptReader implements ISplittableReader {

    private static final long MISSING = -1;
    private static final int MAX_CPU = 1 << 16;

    private enum Role {
        ENTRY,
        EXIT,
        SOFT_ENTRY,
        SOFT_EXIT,
        RAISE,
        SWITCH,
        LOST,
        NONE
    }

    private record Open(int number, String name, long start) {}

    private static final class Cpu {
        final List<Open> hard = new ArrayList<>();
        final Map<Integer, Long> raised = new HashMap<>();
        @Nullable Open soft;
        String thread = "";
    }

    private final ITmfTrace trace;
    private final Consumer<Interrupt> consumer;
    private final @Nullable TmfCpuAspect cpuAspect;
    private final TmfField irq;
    private final TmfField name;
    private final TmfField vector;
    private final TmfField nextTid;
    private final TmfField nextComm;
    private final Map<String, Role> roles = new HashMap<>();
    private final PerEventType<Role> roleOf = new PerEventType<>(this::find);
    private final Map<Integer, Cpu> cpus = new HashMap<>();

    /**
     * Creates a reader.
     *
     * @param trace the trace of the events
     * @param consumer takes the interrupts
     */
    InterruptReader(ITmfTrace trace, Consumer<Interrupt> consumer) {
        this.trace = trace;
        this.consumer = consumer;
        cpuAspect = TmfCpuAspect.of(trace);
        IKernelAnalysisEventLayout layout = KernelStateProvider.layoutOf(trace);
        irq = TmfField.of(layout.fieldIrq());
        name = TmfField.of(layout.fieldName());
        vector = TmfField.of(layout.fieldVec());
        nextTid = TmfField.of(layout.fieldNextTid());
        nextComm = TmfField.of(layout.fieldNextComm());
        roles.put(layout.eventSchedSwitch(), Role.SWITCH);
        roles.put(layout.eventIrqHandlerEntry(), Role.ENTRY);
        roles.put(layout.eventIrqHandlerExit(), Role.EXIT);
        roles.put(layout.eventSoftIrqEntry(), Role.SOFT_ENTRY);
        roles.put(layout.eventSoftIrqExit(), Role.SOFT_EXIT);
        roles.put(layout.eventSoftIrqRaise(), Role.RAISE);
    }

    private Role find(ITmfEvent event) {
        return event instanceof ITmfLostEvent
                ? Role.LOST
                : roles.getOrDefault(event.getName(), Role.NONE);
    }

    /** Takes the next event. Events that have nothing to do with interrupts cost a look-up. */
    @Override
    public void accept(ITmfEvent event) {
        read(event, this::take);
    }

    @Override
    public Part newPart() {
        return new ReadPart(new InterruptReader(trace, consumer));
    }

    /** Takes what an event says. */
    private interface Taker {
        /**
         * Takes an event.
         *
         * @param role what it means
         * @param cpu its CPU; 0 for lost events, which concern all
         * @param source the number of the interrupt; 0 for a switch and lost events
         * @param text the name of the interrupt, or of the next thread; else empty
         * @param time its time, ns
         */
        void take(Role role, int cpu, int source, String text, long time);
    }

    private void read(ITmfEvent event, Taker taker) {
        Role role = roleOf.of(event);
        if (role == Role.LOST) {
            taker.take(role, 0, 0, "", event.getTimestamp().toNanos());
            return;
        }
        TmfCpuAspect aspect = cpuAspect;
        Integer number = role == Role.NONE || aspect == null ? null : aspect.resolve(event);
        if (number == null || number < 0 || number > MAX_CPU) {
            return;
        }
        int cpu = number.intValue();
        long time = event.getTimestamp().toNanos();
        if (role == Role.SWITCH) {
            taker.take(role, cpu, 0, next(event), time);
            return;
        }
        boolean hard = role == Role.ENTRY || role == Role.EXIT;
        long source = (hard ? irq : vector).asLong(event, MISSING);
        if (source >= 0 && source <= Integer.MAX_VALUE) {
            String name = role == Role.ENTRY ? this.name.asString(event) : null;
            taker.take(role, cpu, (int) source, name == null ? "" : name, time);
        }
    }

    private void take(Role role, int cpuNumber, int source, String text, long time) {
        if (role == Role.LOST) {
            cpus.clear();
            return;
        }
        Cpu cpu = cpus.computeIfAbsent(Integer.valueOf(cpuNumber), n -> new Cpu());
        switch (role) {
            case SWITCH -> {
                // No thread is switched in a handler: what is left has lost its exit.
                cpu.hard.clear();
                cpu.thread = text;
            }
            case ENTRY -> {
                // An interrupt does not interrupt itself.
                cpu.hard.removeIf(open -> open.number() == source);
                cpu.hard.add(new Open(source, text, time));
            }
            case EXIT -> exit(cpu, cpuNumber, source, time);
            case RAISE -> cpu.raised.putIfAbsent(Integer.valueOf(source), time);
            case SOFT_ENTRY -> {
                Open soft = new Open(source, SoftInterrupts.name(source), time);
                Long raised = cpu.raised.remove(Integer.valueOf(source));
                if (raised != null) {
                    give(
                            Interrupt.Kind.SOFT_WAIT,
                            new Open(soft.number(), soft.name(), raised.longValue()),
                            cpuNumber,
                            cpu.thread,
                            time);
                }
                cpu.soft = soft;
            }
            case SOFT_EXIT -> {
                Open soft = cpu.soft;
                if (soft != null && soft.number() == source) {
                    give(Interrupt.Kind.SOFT, soft, cpuNumber, cpu.thread, time);
                }
                cpu.soft = null;
            }
            case LOST, NONE -> {
                // Nothing that a CPU does.
            }
        }
    }

    /** What the events of a part say. */
    private final class ReadPart implements Part {

        /** Reads the events; it pairs nothing. */
        private final InterruptReader reader;

        private final Map<String, String> texts = new HashMap<>();
        private Role[] roles = new Role[1 << 10];
        private int[] cpus = new int[1 << 10];
        private int[] sources = new int[1 << 10];
        private String[] names = new String[1 << 10];
        private long[] times = new long[1 << 10];
        private int count;

        ReadPart(InterruptReader reader) {
            this.reader = reader;
        }

        @Override
        public void accept(ITmfEvent event) {
            reader.read(event, this::add);
        }

        private void add(Role role, int cpu, int source, String text, long time) {
            int i = count++;
            if (i == roles.length) {
                roles = Arrays.copyOf(roles, 2 * i);
                cpus = Arrays.copyOf(cpus, 2 * i);
                sources = Arrays.copyOf(sources, 2 * i);
                names = Arrays.copyOf(names, 2 * i);
                times = Arrays.copyOf(times, 2 * i);
            }
            roles[i] = role;
            cpus[i] = cpu;
            sources[i] = source;
            names[i] = texts.computeIfAbsent(text, t -> t);
            times[i] = time;
        }

        @Override
        public void join(@Nullable ITmfEvent last, long events) {
            for (int i = 0; i < count; i++) {
                take(roles[i], cpus[i], sources[i], names[i], times[i]);
            }
        }
    }

    /** The name and number of the thread to which a CPU switches. */
    private String next(ITmfEvent event) {
        long tid = nextTid.asLong(event, MISSING);
        return tid < 0 ? "" : tid == 0 ? "idle" : nextComm.asString(event) + " (" + tid + ')';
    }

    /** Ends the innermost handling of a number; what is inside of it has lost its exit. */
    private void exit(Cpu cpu, int cpuNumber, int irq, long time) {
        for (int i = cpu.hard.size() - 1; i >= 0; i--) {
            Open open = cpu.hard.get(i);
            if (open.number() == irq) {
                cpu.hard.subList(i, cpu.hard.size()).clear();
                give(Interrupt.Kind.HARD, open, cpuNumber, cpu.thread, time);
                return;
            }
        }
    }

    private void give(Interrupt.Kind kind, Open open, int cpu, String thread, long end) {
        consumer.accept(
                new Interrupt(
                        kind,
                        open.number(),
                        open.name(),
                        cpu,
                        thread,
                        open.start(),
                        Math.max(open.start(), end)));
    }
}
