package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfSelectionTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.loading.core.Reading;

/**
 * Asks one chart's data provider and converts its answers. Methods block as long as the provider
 * does; one thread at a time.
 */
public final class ChartReader {

    private final ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider;

    /**
     * @param provider the provider to ask
     */
    public ChartReader(ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider) {
        this.provider = provider;
    }

    /**
     * The parameters of a request for series.
     *
     * @param series the series
     * @param label what their values are
     * @param quantity how values are written
     */
    public record Answer(List<ChartSeries> series, String label, Quantity quantity) {}

    /** The rows of a time range. */
    public Reading<ChartTree> tree(long start, long end, IProgressMonitor monitor) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(start, end));
        TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> response =
                provider.fetchTree(parameters, monitor);
        TmfTreeModel<? extends ITmfTreeDataModel> model = response.getModel();
        return Reading.of(
                model == null ? null : convert(model),
                response.getStatus(),
                response.getStatusMessage());
    }

    private static ChartTree convert(TmfTreeModel<? extends ITmfTreeDataModel> model) {
        List<ChartEntry> rows = new ArrayList<>();
        // Where a provider leaves the choice open, all lines are better than none.
        boolean chooses =
                model.getEntries().stream().anyMatch(ITmfSelectionTreeDataModel.class::isInstance);
        for (ITmfTreeDataModel entry : model.getEntries()) {
            List<String> labels = new ArrayList<>(entry.getLabels());
            if (labels.isEmpty()) {
                labels.add(entry.getName());
            }
            OutputElementStyle style = entry.getStyle();
            Map<String, Object> values = style == null ? Map.of() : style.getStyleValues();
            rows.add(
                    new ChartEntry(
                            entry.getId(),
                            entry.getParentId(),
                            labels,
                            entry.hasRowModel(),
                            chooses
                                    ? entry instanceof ITmfSelectionTreeDataModel choice
                                            && choice.isDefault()
                                    : entry.hasRowModel(),
                            colour(values),
                            kind(values.get(StyleProperties.SERIES_TYPE))));
        }
        return new ChartTree(LabelColumn.of(model), rows);
    }

    private static @Nullable Integer colour(Map<String, Object> style) {
        Object text =
                style.getOrDefault(
                        StyleProperties.COLOR, style.get(StyleProperties.BACKGROUND_COLOR));
        RGBAColor colour = text == null ? null : RGBAColor.fromString(text.toString(), 255);
        return colour == null
                ? null
                : Integer.valueOf(
                        0xff000000
                                | colour.getRed() << 16
                                | colour.getGreen() << 8
                                | colour.getBlue());
    }

    private static @Nullable SeriesKind kind(@Nullable Object name) {
        if (name == null) {
            return null;
        }
        return switch (name.toString()) {
            case StyleProperties.SeriesType.AREA -> SeriesKind.AREA;
            case StyleProperties.SeriesType.SCATTER -> SeriesKind.SCATTER;
            case StyleProperties.SeriesType.BAR -> SeriesKind.BAR;
            case StyleProperties.SeriesType.LINE -> SeriesKind.LINE;
            default -> null;
        };
    }

    /**
     * The series of some rows in a window.
     *
     * @param tree the rows, as they were read last
     * @param pixels how many values are wanted, as many as the window has pixels
     */
    public Reading<Answer> series(
            ChartTree tree,
            Collection<Long> rows,
            long start,
            long end,
            int pixels,
            IProgressMonitor monitor) {
        TmfModelResponse<ITmfXyModel> response = fetch(rows, start, end, pixels, monitor);
        ITmfXyModel model = response.getModel();
        return Reading.of(
                model == null ? null : convert(tree, model),
                response.getStatus(),
                response.getStatusMessage());
    }

    /** The answer of the provider as it is. */
    TmfModelResponse<ITmfXyModel> fetch(
            Collection<Long> rows, long start, long end, int times, IProgressMonitor monitor) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                LongStream.of(Viewport.boundaries(start, end, times)).distinct().boxed().toList());
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.copyOf(rows));
        return provider.fetchXY(parameters, monitor);
    }

    static Answer convert(ChartTree tree, ITmfXyModel model) {
        List<ChartSeries> series = new ArrayList<>();
        TmfXYAxisDescription axis = TmfXYAxisDescription.DEFAULT_Y_AXIS;
        for (ISeriesModel given : model.getSeriesData()) {
            ChartEntry entry = tree.entry(given.getId());
            SeriesKind wanted = entry == null ? null : entry.kind();
            String name = given.getName();
            if (name.isEmpty() && entry != null) {
                name = tree.path(entry);
            }
            series.add(
                    new ChartSeries(
                            given.getId(),
                            name,
                            wanted != null ? wanted : kind(given.getDisplayType()),
                            given.getXAxis(),
                            given.getData()));
            if (axis == TmfXYAxisDescription.DEFAULT_Y_AXIS) {
                axis = given.getYAxisDescription();
            }
        }
        String label = axis.getLabel();
        return new Answer(
                toldApart(series, tree),
                label.isEmpty() ? Objects.requireNonNullElse(model.getTitle(), "") : label,
                Quantity.of(axis));
    }

    /** Traces of an experiment have series of the same names: those begin with the trace. */
    private static List<ChartSeries> toldApart(List<ChartSeries> series, ChartTree tree) {
        Map<String, Set<ChartEntry>> rootsOf = new HashMap<>();
        for (ChartSeries one : series) {
            ChartEntry entry = tree.entry(one.id());
            if (entry != null) {
                rootsOf.computeIfAbsent(one.name(), name -> new HashSet<>()).add(tree.root(entry));
            }
        }
        List<ChartSeries> named = new ArrayList<>();
        for (ChartSeries one : series) {
            ChartEntry entry = tree.entry(one.id());
            boolean unclear = rootsOf.getOrDefault(one.name(), Set.of()).size() > 1;
            named.add(
                    entry != null && unclear && tree.root(entry) != entry
                            ? one.named(tree.root(entry).name() + '/' + one.name())
                            : one);
        }
        return named;
    }

    private static SeriesKind kind(ISeriesModel.DisplayType type) {
        return switch (type) {
            case LINE -> SeriesKind.LINE;
            case SCATTER -> SeriesKind.SCATTER;
            case BAR -> SeriesKind.BAR;
        };
    }
}
