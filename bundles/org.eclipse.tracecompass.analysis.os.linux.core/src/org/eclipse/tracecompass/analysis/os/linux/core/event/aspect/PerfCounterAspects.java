package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;

/**
 * The counters of the hardware and of the kernel that LTTng adds to events as contexts: one per CPU
 * ({@code perf_cpu_…}) or one per thread ({@code perf_thread_…}).
 *
 * @since 0.2.0
 */
public final class PerfCounterAspects {

    private static final String CONTEXT = "context._";
    private static final String OF_CPUS = CONTEXT + "perf_cpu_";
    private static final String OF_THREADS = CONTEXT + "perf_thread_";

    private PerfCounterAspects() {}

    /**
     * Returns the aspects of the counters that the events of a trace have.
     *
     * @param types the trace's event types
     * @param others the other aspects of the trace: without one of threads, the counters of threads
     *     cannot be told apart and are left out
     * @return the aspects, sorted by their names
     */
    public static List<ITmfEventAspect<?>> of(
            Iterable<? extends ITmfEventType> types, Iterable<ITmfEventAspect<?>> others) {
        Set<String> fields = new TreeSet<>();
        types.forEach(type -> fields.addAll(type.getFieldNames()));
        boolean threads = false;
        for (ITmfEventAspect<?> aspect : others) {
            threads |= aspect instanceof LinuxTidAspect;
        }
        List<ITmfEventAspect<?>> counters = new ArrayList<>();
        for (String field : fields) {
            String label = field.substring(Math.min(field.length(), CONTEXT.length()));
            if (field.startsWith(OF_CPUS)) {
                counters.add(new CounterAspect(field, label, TmfCpuAspect.class));
            } else if (field.startsWith(OF_THREADS) && threads) {
                counters.add(new CounterAspect(field, label, LinuxTidAspect.class));
            }
        }
        return counters;
    }
}
