package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfTreeXYCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** Joins the data providers of the traces of an experiment. */
final class Composites {

    private Composites() {
        // static
    }

    /**
     * Returns the provider of an experiment made of those of its traces; null when it is no
     * experiment or they have none.
     */
    static @Nullable ITmfDataProvider join(
            DataProviderManager manager,
            ITmfTrace trace,
            String id,
            Class<? extends ITmfDataProvider> type) {
        if (!(trace instanceof TmfExperiment experiment)) {
            return null;
        }
        List<ITmfDataProvider> parts = new ArrayList<>();
        for (ITmfTrace part : experiment.getTraces()) {
            ITmfDataProvider provider = manager.fetchOrCreateDataProvider(part, id, type);
            if (provider != null) {
                parts.add(provider);
            }
        }
        if (parts.size() < 2) {
            return parts.isEmpty() ? null : parts.get(0);
        }
        ITmfDataProvider joined = joinParts(parts, id);
        return type.isInstance(joined) ? joined : null;
    }

    @SuppressWarnings("unchecked")
    private static @Nullable ITmfDataProvider joinParts(List<ITmfDataProvider> parts, String id) {
        // the parts have the type that is checked, and a composite only reads their entries
        if (parts.stream().allMatch(ITimeGraphDataProvider.class::isInstance)) {
            List<ITimeGraphDataProvider<ITimeGraphEntryModel>> typed = new ArrayList<>();
            parts.forEach(part -> typed.add((ITimeGraphDataProvider<ITimeGraphEntryModel>) part));
            return new TmfTimeGraphCompositeDataProvider<>(typed, id);
        }
        if (parts.stream().allMatch(ITmfTreeXYDataProvider.class::isInstance)) {
            List<ITmfTreeXYDataProvider<ITmfTreeDataModel>> typed = new ArrayList<>();
            parts.forEach(part -> typed.add((ITmfTreeXYDataProvider<ITmfTreeDataModel>) part));
            return new TmfTreeXYCompositeDataProvider<>(typed, id, id);
        }
        if (parts.stream().allMatch(ITmfTreeDataProvider.class::isInstance)) {
            List<ITmfTreeDataProvider<ITmfTreeDataModel>> typed = new ArrayList<>();
            parts.forEach(part -> typed.add((ITmfTreeDataProvider<ITmfTreeDataModel>) part));
            return new TmfTreeCompositeDataProvider<>(typed, id);
        }
        return null;
    }
}
