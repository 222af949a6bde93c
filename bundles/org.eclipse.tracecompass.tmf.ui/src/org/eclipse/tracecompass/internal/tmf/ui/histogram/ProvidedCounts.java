package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.histogram.HistogramDataProvider;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Counts of events that a data provider has, of a trace whose events are elsewhere. */
final class ProvidedCounts implements Runnable {

    private static final long PAUSE_MS = 500;
    private static final int SAMPLES = 4096;

    private final ITmfTrace trace;
    private final long start;
    private final long end;
    private final BooleanSupplier wanted;
    private final BiConsumer<EventCounts, Boolean> report;

    /**
     * @param wanted whether the counts are still of use
     * @param report takes counts, and whether they are complete
     */
    ProvidedCounts(
            ITmfTrace trace,
            long start,
            long end,
            BooleanSupplier wanted,
            BiConsumer<EventCounts, Boolean> report) {
        this.trace = trace;
        this.start = start;
        this.end = end;
        this.wanted = wanted;
        this.report = report;
    }

    @Override
    public void run() {
        ITmfTreeXYDataProvider<?> provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, HistogramDataProvider.ID, ITmfTreeXYDataProvider.class);
        boolean done = provider == null;
        while (!done && provider != null && wanted.getAsBoolean()) {
            done = ask(provider);
            try {
                Thread.sleep(done ? 0 : PAUSE_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
        if (provider == null) {
            report.accept(EventCounts.NONE, true);
        }
    }

    /** Returns whether there is no more to come. */
    private boolean ask(ITmfTreeXYDataProvider<?> provider) {
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                provider.fetchTree(DataProviderParameterUtils.timeParameters(start, end, 2), null)
                        .getModel();
        if (tree == null) {
            return false;
        }
        List<Long> rows = new ArrayList<>();
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            if (entry.hasRowModel()) {
                rows.add(entry.getId());
            }
        }
        TmfModelResponse<ITmfXyModel> answer =
                provider.fetchXY(
                        DataProviderParameterUtils.selectionTimeParameters(
                                start, end, SAMPLES, rows),
                        null);
        @Nullable ITmfXyModel model = answer.getModel();
        boolean isDone = answer.getStatus() != Status.RUNNING;
        if (model != null && wanted.getAsBoolean()) {
            report.accept(counts(model), isDone);
        }
        return isDone;
    }

    private static EventCounts counts(ITmfXyModel model) {
        EventBuckets buckets = new EventBuckets(HistogramModel.CAPACITY);
        for (ISeriesModel series : model.getSeriesData()) {
            if (series.getSampling() instanceof ISampling.Timestamps times) {
                double[] values = series.getData();
                for (int i = 0; i < values.length; i++) {
                    if (values[i] > 0) {
                        buckets.add(times.timestamps()[i], Math.round(values[i]));
                    }
                }
            }
        }
        return buckets.snapshot();
    }
}
