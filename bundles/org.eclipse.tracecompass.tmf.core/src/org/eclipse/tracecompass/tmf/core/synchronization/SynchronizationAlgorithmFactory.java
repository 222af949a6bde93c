package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.tracecompass.internal.tmf.core.synchronization.SyncAlgorithmFullyIncremental;

/** Makes synchronization algorithms. */
public final class SynchronizationAlgorithmFactory {

    private SynchronizationAlgorithmFactory() {}

    /** {@return a new algorithm of the kind that is used when none is asked for} */
    public static SynchronizationAlgorithm getDefaultAlgorithm() {
        return getFullyIncrementalAlgorithm();
    }

    /** {@return a new fully incremental convex hull algorithm} */
    public static SynchronizationAlgorithm getFullyIncrementalAlgorithm() {
        return new SyncAlgorithmFullyIncremental();
    }
}
