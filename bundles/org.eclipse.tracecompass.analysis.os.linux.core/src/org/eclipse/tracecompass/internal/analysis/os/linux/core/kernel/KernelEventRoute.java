package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What happens to the events of a type.
 *
 * @param kind what the handler looks at: a part of a trace may not know it
 * @param handler applies the events to the model
 */
record KernelEventRoute(KernelEventKind kind, KernelEventHandler handler) {

    /** Marks a type of event as irrelevant for the analysis. */
    static final KernelEventRoute NOTHING =
            new KernelEventRoute(KernelEventKind.NOTHING, (event, time, cpu) -> {});

    /** Takes the routes of events by their names. */
    @FunctionalInterface
    interface Table {

        /**
         * Adds a route; the last one of a name counts.
         *
         * @param name the name of the events; null for none
         */
        void add(@Nullable String name, KernelEventKind kind, KernelEventHandler handler);
    }
}
