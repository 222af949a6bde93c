package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The events of one trace that can match those of others, with their keys as text, so that they can
 * be matched on another machine than the one that has the trace.
 *
 * @since 9.6.0
 */
public final class MessageEnds {

    private static final int CANCEL_MASK = 0x3FF;

    private MessageEnds() {}

    /**
     * An event that can match.
     *
     * @param key equal for a cause and its effect, and different for events of different keys
     * @param isCause whether it is the cause
     * @param time when it happened, ns by the clock that the trace shows
     * @param rank its rank in the trace
     * @param cpu the CPU it happened on, negative when it is not known
     */
    public record MessageEnd(String key, boolean isCause, long time, long rank, int cpu) {}

    /**
     * Reads all events of a trace.
     *
     * @param trace a trace, not an experiment
     * @param monitor cancels
     * @param visitor is given the events in their order
     * @throws OperationCanceledException if the monitor is cancelled
     * @throws IllegalStateException if the keys of a definition have no text: their class has
     *     neither fields of a record nor a {@code toString} of its own
     */
    public static void read(
            ITmfTrace trace, IProgressMonitor monitor, Consumer<MessageEnd> visitor) {
        MatchParticipant participant =
                new MatchParticipant(
                        trace,
                        MatchDefinitions.all().stream()
                                .filter(definition -> definition.canMatchTrace(trace))
                                .toList());
        if (!participant.takesPart()) {
            return;
        }
        ITmfContext context = trace.seekEvent(0L);
        try {
            long rank = 0;
            for (ITmfEvent event = trace.getNext(context);
                    event != null;
                    event = trace.getNext(context)) {
                if ((rank & CANCEL_MASK) == 0 && monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                MatchParticipant.Role role = participant.roleOf(event);
                if (role != null) {
                    visitor.accept(
                            new MessageEnd(
                                    text(role),
                                    role.direction() == Direction.CAUSE,
                                    event.getTimestamp().toNanos(),
                                    rank,
                                    participant.cpuOf(event)));
                }
                rank++;
            }
        } finally {
            context.dispose();
        }
    }

    /** Keys of different kinds are never equal, hence the kind in front. */
    private static String text(MatchParticipant.Role role) {
        if (role.definition() instanceof FieldMatchDefinition rule) {
            return rule + " " + role.key();
        }
        Class<?> kind = role.key().getClass();
        if (!kind.isRecord() && hasNoText(kind)) {
            throw new IllegalStateException(
                    "Events of %s cannot be matched elsewhere: the class %s needs a method toString"
                            .formatted(role.definition().getClass().getName(), kind.getName()));
        }
        return kind.getName() + " " + role.key();
    }

    private static boolean hasNoText(Class<?> kind) {
        try {
            return kind.getMethod("toString").getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("Every class has it", e);
        }
    }
}
