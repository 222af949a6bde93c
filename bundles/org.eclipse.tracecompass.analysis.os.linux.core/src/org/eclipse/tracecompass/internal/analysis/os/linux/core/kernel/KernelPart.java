package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.IPartJoin;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * A part of a trace, at whose beginning nothing is known of threads and CPUs. What follows from
 * that is deferred until the part is joined, when the model of the whole trace has what was before:
 * whole events, or single steps of them. Before a deferred event, the model of the whole trace
 * takes over what the part knows of the threads and CPUs concerned, and the part forgets of them
 * what the event may change.
 *
 * <p>A CPU is settled from its first switch on, a thread from the first switch that it is part of;
 * a thread that is on a CPU is settled if and only if that CPU is.
 */
final class KernelPart {

    private final IHistoryPart history;
    private final List<CallSymbol> symbols = new ArrayList<>();
    private final Map<Integer, String> irqNames = new HashMap<>();
    private @Nullable KernelStateProvider whole;
    private boolean isEnded;

    KernelPart(IHistoryPart history) {
        this.history = history;
    }

    /** Sets the provider of the whole trace, right before the part is joined. */
    void joinTo(KernelStateProvider whole, KernelModel model) {
        this.whole = whole;
        if (!isEnded) {
            isEnded = true;
            model.forEachCpu(this::copy);
            model.threads().forEach(this::copy);
        }
    }

    private KernelStateProvider whole() {
        return Objects.requireNonNull(whole);
    }

    /** The model of the whole trace; while the part is joined. */
    KernelModel wholeModel() {
        return whole().model();
    }

    private KernelThread wholeThread(int tid, int home) {
        KernelModel model = wholeModel();
        KernelCpu cpu = Objects.requireNonNull(model.cpu(home));
        return Objects.requireNonNull(model.thread(tid, cpu));
    }

    // --- what is not known

    CallSymbol symbolFor(KernelThread thread) {
        CallSymbol symbol = new CallSymbol(symbols.size());
        symbols.add(symbol);
        defer(thread, whole -> symbol.resolve(whole.systemCall != null));
        return symbol;
    }

    /** Returns what stands for a status that is not known. */
    DeferredValue value(int status) {
        return symbols.get(CallSymbol.number(status)).value(status);
    }

    /** Defers something that concerns nothing but a thread that was heard of before. */
    void defer(KernelThread thread, Consumer<KernelThread> step) {
        int tid = thread.tid;
        int home = thread.home;
        history.defer(join -> step.accept(wholeThread(tid, home)));
    }

    /** Defers an event. */
    void defer(ITmfEvent event, long time, int cpu) {
        history.defer(join -> whole().handle(event, time, cpu));
    }

    void nameIrq(long time, int irq, @Nullable String name) {
        if (name != null && !name.equals(irqNames.put(irq, name))) {
            history.defer(join -> wholeModel().nameIrq(time, irq, name));
        }
    }

    /** The names of interrupts may become others. */
    void forgetIrqNames() {
        irqNames.clear();
    }

    // --- what is known

    /** The model of the whole trace takes over what is known of a thread. */
    void copy(KernelThread thread) {
        if (thread.isSettled()) {
            ThreadStates states = thread.states();
            history.defer(join -> take(states, join));
        }
    }

    private void take(ThreadStates states, IPartJoin join) {
        KernelThread thread = wholeThread(states.tid(), states.home());
        thread.take(states, this, join);
        thread.cpu = states.cpu() < 0 ? null : wholeModel().cpu(states.cpu());
    }

    /** The model of the whole trace takes over what is known of a CPU and its threads. */
    void copy(KernelCpu cpu) {
        if (cpu.isSettled()) {
            KernelCpu.States states = cpu.states();
            KernelThread current = cpu.current();
            KernelThread idle = cpu.knownIdleThread();
            if (idle != null) {
                copy(idle);
            }
            if (current != null && current != idle) {
                copy(current);
            }
            history.defer(
                    join ->
                            Objects.requireNonNull(wholeModel().cpu(states.number()))
                                    .take(states, this));
        }
    }

    /** A deferred event may do anything with a thread. */
    void unsettle(@Nullable KernelThread thread) {
        if (thread == null || !thread.isSettled()) {
            return;
        }
        KernelCpu cpu = thread.cpu;
        copy(thread);
        unsettleAlone(thread);
        if (cpu != null) {
            unsettle(cpu);
        }
    }

    /** A deferred event may do anything with a CPU, and so with the thread that it runs. */
    void unsettle(@Nullable KernelCpu cpu) {
        if (cpu == null || !cpu.isSettled()) {
            return;
        }
        copy(cpu);
        KernelThread current = cpu.current();
        KernelThread idle = cpu.knownIdleThread();
        cpu.unsettle();
        cpu.forEachQuark(history::forget);
        unsettleAlone(current);
        unsettleAlone(idle);
    }

    private void unsettleAlone(@Nullable KernelThread thread) {
        if (thread != null && thread.isSettled()) {
            forget(thread);
            thread.forget();
        }
    }

    /** The states of a thread in the history are not known any more. */
    void forget(KernelThread thread) {
        thread.attributes().forEachQuark(history::forget);
    }

    /** The status of a CPU and its thread, and the latter's system call, are not known any more. */
    void forgetCall(KernelCpu cpu, KernelThread thread) {
        ThreadAttributes attributes = thread.attributes();
        history.forget(attributes.quark(ThreadAttributes.STATUS));
        if (attributes.exists(ThreadAttributes.CALL)) {
            history.forget(attributes.quark(ThreadAttributes.CALL));
        }
        history.forget(cpu.statusQuark());
        attributes.forgetStatus();
        cpu.forgetStatus();
    }
}
