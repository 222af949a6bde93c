package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the readers that make records of the events of a kernel trace. A subclass says in its
 * constructor which events it wants. An event of no interest costs a look-up. For one thread.
 */
abstract class RecordReader {

    /** Takes an event. */
    @FunctionalInterface
    interface Handler {
        /**
         * An event has come.
         *
         * @param event the event
         * @param time its time, ns
         * @param cpu its CPU, -1 if that is not known
         */
        void accept(ITmfEvent event, long time, int cpu);
    }

    private final @Nullable TmfCpuAspect cpuAspect;
    private final IKernelAnalysisEventLayout layout;
    private final Map<String, List<Handler>> byName = new HashMap<>();
    private final PerEventType<List<Handler>> handlersOf = new PerEventType<>(this::handlers);
    private final ThreadBook threads;

    RecordReader(ITmfTrace trace) {
        cpuAspect = TmfCpuAspect.of(trace);
        layout = KernelStateProvider.layoutOf(trace);
        threads = new ThreadBook(layout);
        threads.listen(this::on);
    }

    /** The names of the trace. */
    final IKernelAnalysisEventLayout layout() {
        return layout;
    }

    /** The threads, as the events up to the current one tell. */
    final ThreadBook threads() {
        return threads;
    }

    /** Asks for events; those of several handlers go to them in the order of the calls. */
    final void on(@Nullable String eventName, Handler handler) {
        if (eventName != null && !eventName.isEmpty()) {
            byName.computeIfAbsent(eventName, name -> new ArrayList<>()).add(handler);
        }
    }

    /** Returns who takes events whose names are not known before, null for nobody. */
    @Nullable
    Handler handlerOf(String eventName) {
        return null;
    }

    /** Events are missing: what is open must not be paired with what comes. */
    abstract void forget();

    final void accept(ITmfEvent event) {
        List<Handler> handlers = handlersOf.of(event);
        if (handlers.isEmpty()) {
            return;
        }
        TmfCpuAspect aspect = cpuAspect;
        Integer number = aspect == null ? null : aspect.resolve(event);
        int cpu = number == null ? -1 : number.intValue();
        long time = event.getTimestamp().toNanos();
        for (Handler handler : handlers) {
            handler.accept(event, time, cpu);
        }
    }

    private List<Handler> handlers(ITmfEvent event) {
        if (event instanceof ITmfLostEvent) {
            return List.of(
                    (lost, time, cpu) -> {
                        threads.forget();
                        forget();
                    });
        }
        String name = event.getName();
        List<Handler> handlers = new ArrayList<>(byName.getOrDefault(name, List.of()));
        Handler other = handlerOf(name);
        if (other != null) {
            handlers.add(other);
        }
        return handlers;
    }
}
