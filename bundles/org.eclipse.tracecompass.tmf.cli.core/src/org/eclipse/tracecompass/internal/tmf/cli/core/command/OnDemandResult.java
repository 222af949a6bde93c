package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.TreeTable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysisReport;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.export.core.compare.StateTimes;

/**
 * What an on-demand analysis has returned: a tree, segments, or something of its own.
 *
 * @param analysis the id of the analysis
 * @param value the result; null for none
 */
record OnDemandResult(String analysis, @Nullable Object value) {

    /** Returns a result in a few words. */
    static String describe(@Nullable Object result) {
        return switch (result) {
            case null -> "-";
            case IOnDemandAnalysisReport report -> report.getName();
            case TmfTreeModel<?> tree -> tree.getEntries().size() + " rows";
            case ISegmentStore<?> segments -> segments.size() + " segments";
            default -> hasText(result) ? result.toString() : result.getClass().getSimpleName();
        };
    }

    private static boolean hasText(Object result) {
        try {
            return result.getClass().getMethod("toString").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Writes the result as a table.
     *
     * @param span the time that was analysed
     * @param whole the span of the trace
     * @throws UserError if it is no table
     */
    void write(RowOptions rows, Span span, Span whole, Console console) throws IOException {
        switch (value) {
            case TmfTreeModel<?> tree -> write(tree, rows, whole, console);
            case ITmfTreeDataProvider<?> provider ->
                    write(tree(provider, span), rows, whole, console);
            case ISegmentStoreProvider provider -> {
                ISegmentStore<ISegment> store = provider.getSegmentStore();
                if (store == null) {
                    throw noTable();
                }
                List<ISegmentAspect> aspects = aspects(false);
                provider.getSegmentAspects().forEach(aspects::add);
                rows.write(IndexedSegmentStore.of(store), aspects, null, null, whole, console);
            }
            case ISegmentStore<?> store -> {
                @SuppressWarnings("unchecked")
                ISegmentStore<ISegment> segments = (ISegmentStore<ISegment>) store;
                boolean named = segments.stream().anyMatch(s -> s instanceof INamedSegment);
                rows.write(
                        IndexedSegmentStore.of(segments),
                        aspects(named),
                        null,
                        null,
                        whole,
                        console);
            }
            case null, default -> throw noTable();
        }
    }

    private void write(TmfTreeModel<?> tree, RowOptions rows, Span whole, Console console)
            throws IOException {
        rows.requireNoSegments(analysis);
        rows.write(new TreeTable(tree, StateTimes.NONE), whole, console);
    }

    private TmfTreeModel<?> tree(ITmfTreeDataProvider<?> provider, Span span) {
        TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> response =
                provider.fetchTree(
                        Map.of(
                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                List.of(span.start(), span.end())),
                        new NullProgressMonitor());
        TmfTreeModel<? extends ITmfTreeDataModel> model = response.getModel();
        if (model == null) {
            throw new UserError(
                    UserErrors.sentence(
                            "The analysis %s has no rows: %s"
                                    .formatted(analysis, response.getStatusMessage())));
        }
        return model;
    }

    private static List<ISegmentAspect> aspects(boolean named) {
        List<ISegmentAspect> aspects = new ArrayList<>();
        ISegmentStoreProvider.getBaseSegmentAspects().forEach(aspects::add);
        if (named) {
            aspects.add(ProvidedSegments.nameAspect());
        }
        return aspects;
    }

    private UserError noTable() {
        return new UserError(
                ("The result of %s is no table but '%s'; 'astrolabe analyze --on-demand' runs the"
                                + " analysis without printing rows.")
                        .formatted(analysis, describe(value)));
    }
}
