package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Makes synchronization algorithms. */
public final class SynchronizationAlgorithmFactory {

    private SynchronizationAlgorithmFactory() {}

    /** {@return a new algorithm of the kind that is used when none is asked for} */
    @NonNullByDefault({})
    public static SynchronizationAlgorithm getDefaultAlgorithm() {
        return getFullyIncrementalAlgorithm();
    }

    /** {@return a new fully incremental convex hull algorithm} */
    @NonNullByDefault({})
    public static SynchronizationAlgorithm getFullyIncrementalAlgorithm() {
        return new SyncAlgorithmFullyIncremental();
    }

    /**
     * {@return a new algorithm that takes the averages of the messages: for events whose times are
     * not exact enough for causes to be before their effects}
     */
    public static SynchronizationAlgorithm getLinearRegressionAlgorithm() {
        return new SyncAlgorithmRegression();
    }

    /**
     * {@return a new algorithm that looks at the convex hull per window of time: for clocks whose
     * speed changes}
     */
    public static SynchronizationAlgorithm getPiecewiseAlgorithm() {
        return new SyncAlgorithmPiecewise();
    }
}
