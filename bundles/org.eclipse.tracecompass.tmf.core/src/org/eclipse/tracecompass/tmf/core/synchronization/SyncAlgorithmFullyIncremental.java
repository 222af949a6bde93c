package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.synchronization.core.ClockTree;

/** The fully incremental convex hull algorithm: see {@link HostClockLines}. */
final class SyncAlgorithmFullyIncremental extends PairwiseSynchronization {

    private static final long serialVersionUID = 2L;

    private record Solved(HostClockLines lines) implements Clocks {

        @Override
        public ClockTree tree() {
            return lines.tree();
        }

        @Override
        public ITmfTimestampTransform transform(String host) {
            return lines.transform(host);
        }

        @Override
        public SyncQuality quality(String host) {
            return lines.quality(host);
        }
    }

    @Override
    Clocks solve(@Nullable String root) {
        return new Solved(HostClockLines.of(getPairs(), root));
    }

    @Override
    String name() {
        return "SyncAlgorithmFullyIncremental";
    }
}
