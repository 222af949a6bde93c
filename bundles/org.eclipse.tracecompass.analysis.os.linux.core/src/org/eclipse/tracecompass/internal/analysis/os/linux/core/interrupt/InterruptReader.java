package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes interrupts of the events of a kernel trace, in the order of their ends. Hardware interrupts
 * may interrupt each other. An entry without an exit, and an exit without an entry, give none. For
 * one thread.
 */
final class InterruptReader {

    private static final long MISSING = -1;
    private static final int MAX_CPU = 1 << 16;

    private enum Role {
        ENTRY,
        EXIT,
        SOFT_ENTRY,
        SOFT_EXIT,
        RAISE,
        SWITCH,
        NONE
    }

    private record Open(int number, String name, long start) {}

    private static final class Cpu {
        final List<Open> hard = new ArrayList<>();
        final Map<Integer, Long> raised = new HashMap<>();
        @Nullable Open soft;
        String thread = "";
    }

    private final Consumer<Interrupt> consumer;
    private final @Nullable TmfCpuAspect cpuAspect;
    private final TmfField irq;
    private final TmfField name;
    private final TmfField vector;
    private final TmfField nextTid;
    private final TmfField nextComm;
    private final Map<String, Role> roles = new HashMap<>();
    private final PerEventType<Role> roleOf =
            new PerEventType<>(event -> roles.getOrDefault(event.getName(), Role.NONE));
    private final Map<Integer, Cpu> cpus = new HashMap<>();

    /**
     * Creates a reader.
     *
     * @param trace the trace of the events
     * @param consumer takes the interrupts
     */
    InterruptReader(ITmfTrace trace, Consumer<Interrupt> consumer) {
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

    /** Takes the next event. Events that have nothing to do with interrupts cost a look-up. */
    void accept(ITmfEvent event) {
        Role role = roleOf.of(event);
        TmfCpuAspect aspect = cpuAspect;
        Integer number = role == Role.NONE || aspect == null ? null : aspect.resolve(event);
        if (number == null || number < 0 || number > MAX_CPU) {
            return;
        }
        if (role == Role.SWITCH) {
            cpus.computeIfAbsent(number, n -> new Cpu()).thread = next(event);
            return;
        }
        boolean hard = role == Role.ENTRY || role == Role.EXIT;
        long source = (hard ? irq : vector).asLong(event, MISSING);
        if (source < 0 || source > Integer.MAX_VALUE) {
            return;
        }
        int cpuNumber = number.intValue();
        Cpu cpu = cpus.computeIfAbsent(number, n -> new Cpu());
        long time = event.getTimestamp().toNanos();
        switch (role) {
            case ENTRY -> {
                String name = this.name.asString(event);
                cpu.hard.add(new Open((int) source, name == null ? "" : name, time));
            }
            case EXIT -> exit(cpu, cpuNumber, (int) source, time);
            case RAISE -> cpu.raised.putIfAbsent(Integer.valueOf((int) source), time);
            case SOFT_ENTRY -> {
                Open soft = new Open((int) source, SoftInterrupts.name((int) source), time);
                Long raised = cpu.raised.remove(Integer.valueOf((int) source));
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
            case SWITCH, NONE -> {
                // Not of an interrupt.
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
