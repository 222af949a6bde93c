package org.eclipse.tracecompass.tmf.core.event.matching;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;

/** An event that waits for its counterpart, in a chain of those of the same key. */
final class Waiting {
    final DependencyEvent event;
    final int host;
    final long nanos;
    @Nullable Waiting next;

    Waiting(DependencyEvent event, int host, long nanos) {
        this.event = event;
        this.host = host;
        this.nanos = nanos;
    }
}
