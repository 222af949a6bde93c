package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;

/**
 * The input of expressions: the event, its time, and the values named by {@code let}. One object
 * for all events of a provider.
 */
final class Moment {

    private static final long UNKNOWN_CPU = -1;
    private static final long NOT_ASKED = -2;

    /** Named values, by their place in the rule. */
    final long[] numbers;

    /** As {@link #numbers}, for those that are no whole numbers. */
    final @Nullable Object[] objects;

    /** The place of the statement that is carried out, in the {@link CompiledRule}. */
    int statement;

    private final @Nullable TmfCpuAspect cpuAspect;
    private @Nullable ITmfEvent event;
    private long time;
    private long cpu;

    Moment(@Nullable TmfCpuAspect cpuAspect, int slots) {
        this.cpuAspect = cpuAspect;
        numbers = new long[slots];
        objects = new @Nullable Object[slots];
    }

    void set(ITmfEvent event, long time) {
        this.event = event;
        this.time = time;
        cpu = NOT_ASKED;
    }

    ITmfEvent event() {
        ITmfEvent event = this.event;
        if (event == null) {
            throw new IllegalStateException("no event yet");
        }
        return event;
    }

    long time() {
        return time;
    }

    /** Returns the processor of the event. */
    long cpu() {
        long cpu = this.cpu;
        if (cpu == NOT_ASKED) {
            TmfCpuAspect aspect = cpuAspect;
            Integer found = aspect == null ? null : aspect.resolve(event());
            cpu = found == null ? UNKNOWN_CPU : found;
            this.cpu = cpu;
        }
        if (cpu < 0) {
            throw Fault.missing("cpu");
        }
        return cpu;
    }
}
