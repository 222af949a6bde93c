package org.eclipse.tracecompass.tmf.core.event.matching;

/**
 * The common key of a cause and its effect, which no other two events share: compared with {@code
 * equals} and {@code hashCode}. Immutable.
 */
public interface IEventMatchingKey {
    // Only equality counts.
}
