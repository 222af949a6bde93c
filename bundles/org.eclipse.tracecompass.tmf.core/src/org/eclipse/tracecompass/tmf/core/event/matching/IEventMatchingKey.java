package org.eclipse.tracecompass.tmf.core.event.matching;

/**
 * What a cause and its effect have in common, and no other two events: compared with {@code equals}
 * and {@code hashCode}. Immutable.
 */
public interface IEventMatchingKey {
    // Only equality counts.
}
