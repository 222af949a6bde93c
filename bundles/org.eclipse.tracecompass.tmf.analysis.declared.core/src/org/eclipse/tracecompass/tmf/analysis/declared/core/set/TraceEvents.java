package org.eclipse.tracecompass.tmf.analysis.declared.core.set;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/** The names of the events that a trace can have, if they are known before it is read. */
public final class TraceEvents {

    private final @Nullable Set<String> names;

    private TraceEvents(@Nullable Set<String> names) {
        this.names = names;
    }

    /** Asks a trace. */
    public static TraceEvents of(ITmfTrace trace) {
        if (!(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return new TraceEvents(null);
        }
        Set<String> names = new HashSet<>();
        for (ITmfEventType type : known.getContainedEventTypes()) {
            names.add(type.getName());
        }
        return new TraceEvents(names);
    }

    /** Returns whether an event of one of a set's rules can occur, as far as known. */
    public boolean concern(DeclarationSet set) {
        Set<String> names = this.names;
        if (names == null) {
            return true;
        }
        return set.files().stream()
                .flatMap(file -> file.rules().stream())
                .map(EventRule::events)
                .anyMatch(events -> events.isCarrier() || names.stream().anyMatch(events::matches));
    }
}
