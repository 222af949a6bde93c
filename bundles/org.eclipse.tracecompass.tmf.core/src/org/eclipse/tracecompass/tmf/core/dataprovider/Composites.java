package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.ArrayList;
import java.util.Collection;
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

/** Joins the data providers of several traces. */
final class Composites {

    private Composites() {
        // static
    }

    /**
     * Joins the data providers that the manager has, or creates, of some traces.
     *
     * @param traces the traces
     * @param id the id of the data providers
     * @param title the title of the joined chart, if it is one
     * @param type the type of the data providers, and of the joined one
     * @return the only one, or all as one; null when there is none
     */
    static @Nullable ITmfDataProvider join(
            Collection<ITmfTrace> traces,
            String id,
            String title,
            Class<? extends ITmfDataProvider> type) {
        DataProviderManager manager = DataProviderManager.getInstance();
        List<ITmfDataProvider> parts = new ArrayList<>();
        for (ITmfTrace trace : traces) {
            ITmfDataProvider provider = manager.fetchOrCreateDataProvider(trace, id, type);
            if (provider != null) {
                parts.add(provider);
            }
        }
        if (parts.size() < 2) {
            return parts.isEmpty() ? null : parts.get(0);
        }
        ITmfDataProvider joined = joinParts(parts, id, title);
        return type.isInstance(joined) ? joined : null;
    }

    @SuppressWarnings("unchecked")
    private static @Nullable ITmfDataProvider joinParts(
            List<ITmfDataProvider> parts, String id, String title) {
        // the parts have the type that is checked, and a composite only reads their entries
        if (parts.stream().allMatch(ITimeGraphDataProvider.class::isInstance)) {
            List<ITimeGraphDataProvider<ITimeGraphEntryModel>> typed = new ArrayList<>();
            parts.forEach(part -> typed.add((ITimeGraphDataProvider<ITimeGraphEntryModel>) part));
            return new TmfTimeGraphCompositeDataProvider<>(typed, id);
        }
        if (parts.stream().allMatch(ITmfTreeXYDataProvider.class::isInstance)) {
            List<ITmfTreeXYDataProvider<ITmfTreeDataModel>> typed = new ArrayList<>();
            parts.forEach(part -> typed.add((ITmfTreeXYDataProvider<ITmfTreeDataModel>) part));
            return new TmfTreeXYCompositeDataProvider<>(typed, title, id);
        }
        if (parts.stream().allMatch(ITmfTreeDataProvider.class::isInstance)) {
            List<ITmfTreeDataProvider<ITmfTreeDataModel>> typed = new ArrayList<>();
            parts.forEach(part -> typed.add((ITmfTreeDataProvider<ITmfTreeDataModel>) part));
            return new TmfTreeCompositeDataProvider<>(typed, id);
        }
        return null;
    }
}
