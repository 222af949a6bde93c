package org.eclipse.tracecompass.tmf.core.synchronization;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.synchronization.core.ClockLine;
import org.eclipse.tracecompass.synchronization.core.ClockTree;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.RegressionLine;

/**
 * Synchronizes by averages ({@link RegressionLine}): for messages whose times are not exact enough
 * for the laws of causality to hold. A few may be received before they are sent afterwards.
 */
final class SyncAlgorithmRegression extends PairwiseSynchronization {

    private static final long serialVersionUID = 1L;

    private record Lines(ClockTree tree, List<RegressionLine> lines) implements Clocks {
        @Override
        public ITmfTimestampTransform transform(String host) {
            return HostClockLines.transform(tree.toReference(host));
        }

        @Override
        public ClockLine line(HostPair pair) {
            for (RegressionLine line : lines) {
                if (line.getReference().equals(pair.getReference())
                        && line.getOther().equals(pair.getOther())) {
                    return line.getLine();
                }
            }
            return pair.getLine();
        }
    }

    @Override
    Clocks solve(@Nullable String root) {
        List<RegressionLine> lines = new ArrayList<>();
        for (Talk talk : talks()) {
            lines.add(new RegressionLine(talk.pair(), talk.log()));
        }
        return new Lines(new ClockTree(lines, root), lines);
    }

    @Override
    String name() {
        return "SyncAlgorithmRegression";
    }
}
