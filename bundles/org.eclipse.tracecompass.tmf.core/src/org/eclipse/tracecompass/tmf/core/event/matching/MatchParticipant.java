package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A trace, the definitions that apply to it, and the number of its host once one applied. */
final class MatchParticipant {

    final ITmfTrace trace;
    int host = -1;
    private final ITmfMatchEventDefinition[] definitions;
    private final @Nullable TmfCpuAspect cpu;

    /**
     * The part that an event takes.
     *
     * @param definition the definition that says so
     * @param direction whether the event is a cause or an effect
     * @param key what it has in common with its counterpart
     */
    record Role(ITmfMatchEventDefinition definition, Direction direction, IEventMatchingKey key) {}

    MatchParticipant(ITmfTrace trace, Collection<ITmfMatchEventDefinition> definitions) {
        this.trace = trace;
        this.definitions = definitions.toArray(new ITmfMatchEventDefinition[0]);
        cpu = TmfCpuAspect.of(trace);
    }

    /** Returns whether a definition applies to the trace. */
    boolean takesPart() {
        return definitions.length > 0;
    }

    /** Returns the role by the first definition that gives direction and key; null if none does. */
    @Nullable
    Role roleOf(ITmfEvent event) {
        for (ITmfMatchEventDefinition definition : definitions) {
            Direction direction = definition.getDirection(event);
            if (direction == null) {
                continue;
            }
            IEventMatchingKey key = definition.getEventKey(event);
            if (key != null) {
                return new Role(definition, direction, key);
            }
        }
        return null;
    }

    /** Returns the CPU of an event, negative when it is not known. */
    int cpuOf(ITmfEvent event) {
        TmfCpuAspect aspect = cpu;
        Integer number = aspect == null ? null : aspect.resolve(event);
        return number == null ? -1 : number;
    }
}
