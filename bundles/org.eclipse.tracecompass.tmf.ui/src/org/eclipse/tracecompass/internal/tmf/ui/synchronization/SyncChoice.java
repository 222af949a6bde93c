package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.event.matching.FieldMatchDefinition;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;

/**
 * How to synchronize.
 *
 * @param method the algorithm
 * @param reference id of the host whose clock the others are led to; null for the first by id
 * @param rules which events match besides those that are known
 */
record SyncChoice(Method method, @Nullable String reference, List<FieldMatchDefinition> rules) {

    static final SyncChoice DEFAULT = new SyncChoice(Method.HULL, null, List.of());

    /** An algorithm. */
    enum Method {
        HULL(SynchronizationAlgorithmFactory::getFullyIncrementalAlgorithm),
        REGRESSION(SynchronizationAlgorithmFactory::getLinearRegressionAlgorithm),
        PIECEWISE(SynchronizationAlgorithmFactory::getPiecewiseAlgorithm);

        private final Supplier<SynchronizationAlgorithm> maker;

        Method(Supplier<SynchronizationAlgorithm> maker) {
            this.maker = maker;
        }

        String label() {
            return switch (this) {
                case HULL -> Messages.Sync_Hull;
                case REGRESSION -> Messages.Sync_Regression;
                case PIECEWISE -> Messages.Sync_Piecewise;
            };
        }
    }

    SynchronizationAlgorithm newAlgorithm() {
        SynchronizationAlgorithm algorithm = method.maker.get();
        algorithm.setRootNode(reference);
        return algorithm;
    }
}
