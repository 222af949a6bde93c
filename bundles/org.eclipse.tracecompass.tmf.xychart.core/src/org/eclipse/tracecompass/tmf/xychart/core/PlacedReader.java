package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;

/** Reads charts whose axis is not time. For one thread at a time. */
public final class PlacedReader implements AnswerLoader.Source<PlacedReader.Wish, PlacedChart> {

    /**
     * What is asked for.
     *
     * @param start the first instant that the values are about, ns
     * @param end the last one
     * @param samples how many places there is room for
     * @param choice which series
     */
    public record Wish(long start, long end, int samples, ChartChoice choice) {}

    private final ChartReader reader;

    /**
     * @param provider the chart
     */
    public PlacedReader(ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider) {
        reader = new ChartReader(provider);
    }

    @Override
    public Reading<PlacedChart> answer(Wish wish, IProgressMonitor monitor) {
        Reading<ChartTree> rows = reader.tree(wish.start, wish.end, monitor);
        ChartTree tree = rows.model();
        if (tree == null || rows.interrupted() || rows.failure() != null) {
            return new Reading<>(null, rows.running(), rows.interrupted(), rows.failure());
        }
        Set<Long> ids = wish.choice.of(tree);
        if (ids.isEmpty()) {
            return new Reading<>(
                    new PlacedChart(
                            data(
                                    tree,
                                    new ChartReader.Answer(List.of(), "", Quantity.NUMBER),
                                    wish,
                                    rows.running()),
                            List.of(),
                            "",
                            Quantity.NUMBER),
                    rows.running(),
                    false,
                    null);
        }
        TmfModelResponse<ITmfXyModel> response =
                reader.fetch(ids, wish.start, wish.end, Math.max(1, wish.samples), monitor);
        ITmfXyModel model = response.getModel();
        boolean running = rows.running() || response.getStatus() == Status.RUNNING;
        boolean complete = response.getStatus() == Status.COMPLETED;
        return Reading.of(
                model == null ? null : chart(tree, model, wish, running),
                complete && running ? Status.RUNNING : response.getStatus(),
                response.getStatusMessage());
    }

    private static ChartData data(
            ChartTree tree, ChartReader.Answer answer, Wish wish, boolean running) {
        return new ChartData(
                tree,
                answer.series(),
                answer.label(),
                answer.quantity(),
                wish.start,
                wish.end,
                running);
    }

    private static PlacedChart chart(
            ChartTree tree, ITmfXyModel model, Wish wish, boolean running) {
        List<ISeriesModel> given = List.copyOf(model.getSeriesData());
        ChartData data = data(tree, ChartReader.convert(tree, model), wish, running);
        if (given.isEmpty()) {
            return new PlacedChart(data, List.of(), "", Quantity.NUMBER);
        }
        var axis = given.get(0).getXAxisDescription();
        return new PlacedChart(
                data,
                given.stream().map(one -> PlacedChart.placesOf(one.getSampling())).toList(),
                axis.getLabel(),
                Quantity.of(axis));
    }
}
