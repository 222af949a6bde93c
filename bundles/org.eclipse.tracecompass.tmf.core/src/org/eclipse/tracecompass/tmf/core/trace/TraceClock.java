package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.StoredClock;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;

/**
 * The transform from a trace's own clock to the time that its events show, and where it is
 * remembered: as a property of the trace's resource, without one in a file beside the supplementary
 * files. Thread-safe.
 */
final class TraceClock {

    private final TmfTrace trace;
    private volatile @Nullable ITmfTimestampTransform transform;

    /** What is to be remembered when the trace has a place for that. */
    private @Nullable ITmfTimestampTransform unsaved;

    TraceClock(TmfTrace trace) {
        this.trace = trace;
    }

    /** {@return the transform in use; at first the remembered one, or the identity} */
    ITmfTimestampTransform get() {
        ITmfTimestampTransform transform = this.transform;
        if (transform == null) {
            if (trace.getPath().isEmpty()) {
                return TimestampTransformFactory.getDefaultTransform();
            }
            IResource resource = trace.getResource();
            transform =
                    resource != null
                            ? TimestampTransformFactory.getTimestampTransform(resource)
                            : StoredClock.load(trace);
            this.transform = transform;
        }
        return transform;
    }

    /**
     * Uses a transform for as long as the trace is open.
     *
     * @param transform the transform
     * @return whether it is another one than before
     */
    boolean use(ITmfTimestampTransform transform) {
        if (transform.equals(trace.getTimestampTransform())) {
            return false;
        }
        this.transform = transform;
        return true;
    }

    /**
     * Remembers a transform for when the trace is opened again. Without a resource and a path there
     * is no place for that, until the trace is {@linkplain #initialized initialised} with one.
     *
     * @param transform the transform
     */
    synchronized void remember(ITmfTimestampTransform transform) {
        IResource resource = trace.getResource();
        unsaved = null;
        if (resource != null) {
            TimestampTransformFactory.setTimestampTransform(resource, transform);
        } else if (trace.getPath().isEmpty()) {
            unsaved = transform;
        } else {
            StoredClock.store(trace, transform);
        }
    }

    /** The trace has got its path: remembers what was set before. */
    synchronized void initialized() {
        ITmfTimestampTransform unsaved = this.unsaved;
        if (unsaved != null) {
            remember(unsaved);
        }
    }
}
