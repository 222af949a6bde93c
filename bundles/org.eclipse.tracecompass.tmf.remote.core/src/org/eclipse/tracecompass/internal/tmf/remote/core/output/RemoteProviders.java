package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;

/** Makes the data providers of outputs. */
public final class RemoteProviders {

    private RemoteProviders() {}

    /**
     * Creates the data provider of an output.
     *
     * @return the data provider; null for outputs that only group others
     */
    public static @Nullable ITmfDataProvider create(
            RemoteExperiment experiment, IDataProviderDescriptor output) {
        String id = output.getId();
        return switch (output.getType()) {
            case TIME_GRAPH -> new RemoteTimeGraph(experiment, id);
            case TREE_TIME_XY -> new RemoteChart(experiment, id, "XY/", "nbTimes");
            case TREE_GENERIC_XY -> new RemoteChart(experiment, id, "genericXY/", "nbSamples");
            case DATA_TREE -> new RemoteDataTree(experiment, id);
            case TABLE -> new RemoteTable(experiment, id);
            default -> null;
        };
    }
}
