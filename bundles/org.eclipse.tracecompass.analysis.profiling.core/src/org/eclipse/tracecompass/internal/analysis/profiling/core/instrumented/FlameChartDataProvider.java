package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionColours;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartEntries.Row;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/**
 * The calls of an analysis over time: the trace, its elements level by level, and a row for each
 * level of a call stack, the outermost first. The states of the thread stand below that row, where
 * an analysis of the kernel knows them.
 */
public final class FlameChartDataProvider
        extends AnalysisTimeGraphProvider<TmfStateSystemAnalysisModule, FlameChartEntryModel>
        implements IOutputAnnotationProvider {

    /** The id of the data providers, before a colon and the id of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.core.flamechart";

    private static final OutputElementStyle[] STYLES = styles();

    private final String id;
    private final FunctionNames names;
    private final FlameChartEntries entries = new FlameChartEntries(this::getId);

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysis an analysis with call stacks, see {@link FlameCharts}
     * @param id the id of the data provider
     */
    public FlameChartDataProvider(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis, String id) {
        super(trace, analysis);
        this.id = id;
        names = new FunctionNames(trace);
    }

    private static OutputElementStyle[] styles() {
        OutputElementStyle[] styles = new OutputElementStyle[FunctionColours.count()];
        for (int i = 0; i < styles.length; i++) {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put(StyleProperties.BACKGROUND_COLOR, FunctionColours.hex(i));
            values.put(StyleProperties.HEIGHT, Float.valueOf(1f));
            styles[i] = new OutputElementStyle(null, values);
        }
        return styles;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<FlameChartEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        return new TmfTreeModel.Builder<FlameChartEntryModel>()
                .setColumnDescriptors(
                        List.of(new TableColumnDescriptor.Builder().setText("Name").build()))
                .setEntries(entries.make(getTrace(), ss, this::roots))
                .build();
    }

    private @Nullable Collection<ICallStackElement> roots() {
        CallStackSeries series = FlameCharts.series(getAnalysisModule());
        return series == null ? null : series.getRootElements();
    }

    private FlameChartEntries entries(ITmfStateSystem ss) {
        entries.update(getTrace(), ss, this::roots);
        return entries;
    }

    @Override
    protected @Nullable List<? extends ITimeGraphRowModel> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        ITimeGraphRowModel change = nextDepth(parameters, items);
        if (change != null) {
            return List.of(change);
        }
        names.refresh();
        HistoryRows calls = new HistoryRows(ss);
        Looks looks = new Looks();
        KernelRows kernel = new KernelRows(ss);
        for (Long item : items) {
            Row row = entries.row(item);
            if (row == null) {
                continue;
            }
            if (row.depth() > 0) {
                calls.add(
                        item,
                        row.stack().getQuarkAtDepth(row.depth()).intValue(),
                        looks.of(row.stack().getElement()));
            } else {
                kernel.add(item, row.thread());
            }
        }
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        List<? extends ITimeGraphRowModel> read = calls.read(parameters, monitor);
        List<? extends ITimeGraphRowModel> states = kernel.read(parameters, monitor);
        if (read == null || states == null) {
            return null;
        }
        rows.addAll(read);
        rows.addAll(states);
        return rows;
    }

    /** What functions look like, by the element in which addresses have a meaning. */
    private final class Looks {
        private final Map<ICallStackElement, RowLooks> known = new LinkedHashMap<>();

        RowLooks of(ICallStackElement element) {
            ICallStackElement key = element;
            while (!key.isSymbolKeyElement() && key.getParentElement() != null) {
                key = Objects.requireNonNull(key.getParentElement());
            }
            return Objects.requireNonNull(known.computeIfAbsent(key, this::make));
        }

        private RowLooks make(ICallStackElement element) {
            return RowLooks.ofValuesAt(
                    (function, time) -> {
                        String name = names.name(element.getSymbolKeyAt(time), time, function);
                        int colour = FunctionColours.index(name);
                        return new StateLook(colour, name, STYLES[colour]);
                    });
        }
    }

    /** The nearest state with another depth, if a request of an open range asks for it. */
    private @Nullable ITimeGraphRowModel nextDepth(
            Map<String, Object> parameters, List<Long> items) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        if (times == null || times.size() != 2 || items.size() != 1) {
            return null;
        }
        boolean backward = times.get(0).longValue() == Long.MIN_VALUE;
        boolean forward = times.get(1).longValue() == Long.MAX_VALUE;
        Row row = entries.row(items.get(0));
        if (backward == forward || row == null) {
            return null;
        }
        long time = times.get(forward ? 0 : 1).longValue();
        ITmfStateInterval state = row.stack().getNextDepth(time, forward);
        if (state == null) {
            return new TimeGraphRowModel(items.get(0), List.of());
        }
        int depth = state.getValue() instanceof Number number ? number.intValue() : 0;
        return new TimeGraphRowModel(
                items.get(0),
                List.of(
                        new TimeGraphState(
                                state.getStartTime(),
                                state.getEndTime() - state.getStartTime() + 1,
                                depth)));
    }

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        Row row = entries.row(Long.valueOf(entryId));
        if (row == null || row.depth() <= 0) {
            return Map.of();
        }
        names.refresh();
        Map<String, String> tip = new CallTip(ss, row.stack(), names).at(row.depth(), time);
        if (!tip.isEmpty() && getAnalysisModule() instanceof CallStackAnalysis older) {
            addDevice(older, row.stack().getQuarkAtDepth(row.depth()).intValue(), time, tip);
        }
        return tip;
    }

    private static void addDevice(
            CallStackAnalysis analysis, int quark, long time, Map<String, String> tip) {
        Long device = analysis.resolveDeviceId(quark, time);
        if (device != null) {
            String type = analysis.resolveDeviceType(quark, time);
            tip.put(type == null ? "Device" : type, device.toString());
        }
    }

    @Override
    protected List<ITimeGraphArrow> getArrows(
            ITmfStateSystem ss,
            List<Long> times,
            @Nullable List<Long> items,
            @Nullable IProgressMonitor monitor) {
        return getAnalysisModule() instanceof InstrumentedCallStackAnalysis analysis
                ? entries(ss)
                        .arrows(analysis, times.get(0), times.get(times.size() - 1), items, monitor)
                : List.of();
    }

    // --- annotations

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answer(
                getAnalysisModule(),
                Long.MAX_VALUE,
                monitor,
                ss ->
                        new AnnotationCategoriesModel(
                                entries(ss).hasAnnotations()
                                        ? List.of(InstrumentedCallStackAnalysis.ANNOTATIONS)
                                        : List.of()));
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        Collection<String> categories =
                DataProviderParameterUtils.extractSelectedCategories(fetchParameters);
        if (times == null || times.isEmpty()) {
            return Answers.incorrectParameters();
        }
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        return answer(
                getAnalysisModule(),
                times.get(times.size() - 1).longValue(),
                monitor,
                ss -> {
                    Collection<Annotation> found =
                            categories == null
                                            || categories.contains(
                                                    InstrumentedCallStackAnalysis.ANNOTATIONS)
                                    ? entries(ss).annotations(times, items)
                                    : List.of();
                    return new AnnotationModel(
                            Map.of(InstrumentedCallStackAnalysis.ANNOTATIONS, found));
                });
    }
}
