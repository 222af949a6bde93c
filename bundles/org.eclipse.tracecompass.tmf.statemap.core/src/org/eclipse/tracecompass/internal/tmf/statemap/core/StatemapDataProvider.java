package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.NaturalOrder;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSource;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.HistoryRows;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAttributes;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/**
 * The states of a map's entities, in the natural order of their names, in the colours of the data.
 * A {@link TagSelection} in a request leaves the chosen states as they are, and all others fade.
 */
public final class StatemapDataProvider
        extends AbstractTimeGraphDataProvider<StatemapAnalysis, TimeGraphEntryModel>
        implements IOutputStyleProvider, StatemapSource {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.statemap.core.statemap";

    private static final String FADED = "#d8d8d8";
    private static final float FADED_HEIGHT = 0.4f;

    private final StatemapTrace fTrace;
    private final StatemapColours fColours;
    private final StateLooks fLooks;
    private final Map<Long, Integer> fEntities = new ConcurrentHashMap<>();

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysis its history
     * @param colours the colours of all maps that are seen together
     */
    public StatemapDataProvider(
            StatemapTrace trace, StatemapAnalysis analysis, StatemapColours colours) {
        super(trace, analysis);
        fTrace = trace;
        fColours = colours;
        fLooks = new StateLooks(trace.metadata().states(), trace.tags(), this::styleKey);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public StatemapMetadata metadata() {
        return fTrace.metadata();
    }

    @Override
    public List<StatemapTag> tags() {
        return fTrace.tags();
    }

    @Override
    public Order order() {
        return fTrace.order();
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    // ------------------------------------------------------------------ rows

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        StatemapMetadata metadata = fTrace.metadata();
        long start =
                Math.min(fTrace.createTimestamp(fTrace.startNanos()).toNanos(), ss.getStartTime());
        long end = ss.getCurrentEndTime();
        List<TimeGraphEntryModel> entries = new ArrayList<>();
        long root = getId(ITmfStateSystem.ROOT_ATTRIBUTE);
        String name =
                metadata.title().orElse(fTrace.getName())
                        + metadata.host().map(host -> " on " + host).orElse("");
        entries.add(new TimeGraphEntryModel(root, -1, List.of(name), start, end, false));
        List<Integer> order =
                IntStream.range(0, fTrace.getEntityCount())
                        .boxed()
                        .sorted(Comparator.comparing(fTrace::getEntityName, NaturalOrder.INSTANCE))
                        .toList();
        boolean described = false;
        for (int entity : order) {
            int quark =
                    ss.optQuarkAbsolute(StatemapAttributes.ENTITIES, fTrace.getEntityName(entity));
            if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
                continue;
            }
            long id = getId(quark);
            fEntities.put(Long.valueOf(id), Integer.valueOf(entity));
            String description = fTrace.getEntityDescription(entity);
            described |= !description.isEmpty();
            entries.add(
                    new TimeGraphEntryModel(
                            id,
                            root,
                            List.of(fTrace.getEntityName(entity), description),
                            start,
                            end,
                            true));
        }
        List<TableColumnDescriptor> columns = new ArrayList<>();
        columns.add(new TableColumnDescriptor.Builder().setText(metadata.entityKind()).build());
        if (described) {
            columns.add(new TableColumnDescriptor.Builder().setText("Description").build());
        }
        return new TmfTreeModel.Builder<TimeGraphEntryModel>()
                .setColumnDescriptors(List.copyOf(columns))
                .setEntries(entries)
                .build();
    }

    // ------------------------------------------------------------------ states

    @Override
    protected @Nullable TimeGraphModel getRowModel(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        if (items == null) {
            return null;
        }
        TagSelection selection = TagSelection.of(parameters);
        List<HistoryRows.Row> rows = new ArrayList<>();
        getSelectedEntries(items)
                .forEach(
                        (id, quark) -> {
                            if (fEntities.containsKey(id)) {
                                rows.add(new HistoryRows.Row(id, states(ss, quark)));
                            }
                        });
        List<ITimeGraphRowModel> model =
                HistoryRows.read(
                        ss,
                        rows,
                        parameters,
                        value -> {
                            StateLooks.Look look = fLooks.of(value, selection);
                            return look == null
                                    ? null
                                    : new HistoryRows.Look(look.state(), look.tag(), look.style());
                        },
                        monitor);
        return model == null ? null : new TimeGraphModel(model);
    }

    /** The attribute that changes with each datum of an entity. */
    private static int states(ITmfStateSystem ss, int entity) {
        int datum = ss.optQuarkRelative(entity, StatemapAttributes.DATUM);
        return datum == ITmfStateSystem.INVALID_ATTRIBUTE ? entity : datum;
    }

    // ------------------------------------------------------------------ looks

    private String styleKey(StatemapState state) {
        // maps that are stacked share a style if it looks the same
        return "statemap." + hex(state) + '.' + state.name();
    }

    private String hex(StatemapState state) {
        return String.format(Locale.ROOT, "#%06x", fColours.of(state));
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        for (StatemapState state : fTrace.metadata().states()) {
            styles.put(styleKey(state), style(state.name(), hex(state), 1));
        }
        return new TmfModelResponse<>(
                new OutputStyleModel(styles), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    /** The look of what is not chosen. */
    static OutputElementStyle faded() {
        return style("Others", FADED, FADED_HEIGHT);
    }

    private static OutputElementStyle style(String name, String colour, float height) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(StyleProperties.STYLE_NAME, name);
        values.put(StyleProperties.BACKGROUND_COLOR, colour);
        values.put(StyleProperties.HEIGHT, Float.valueOf(height));
        return new OutputElementStyle(null, values);
    }

    // ------------------------------------------------------------------ tooltip

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
        long time = times.get(0).longValue();
        Integer entity = fEntities.get(items.get(0));
        Integer quark = getSelectedEntries(items).get(items.get(0));
        return answer(
                getAnalysisModule(),
                time,
                monitor,
                ss ->
                        entity == null
                                        || quark == null
                                        || time < ss.getStartTime()
                                        || time > ss.getCurrentEndTime()
                                ? Map.of()
                                : tooltip(ss, entity, quark, time));
    }

    private Map<String, String> tooltip(ITmfStateSystem ss, int entity, int quark, long time) {
        Map<String, String> tooltip = new LinkedHashMap<>();
        Object value = ss.querySingleState(time, states(ss, quark)).getValue();
        StateLooks.Look look = value == null ? null : fLooks.of(value, null);
        if (look == null) {
            return tooltip;
        }
        tooltip.put("State", fTrace.metadata().states().get(look.state()).name());
        StatemapTag tag = look.definition();
        if (tag != null) {
            tooltip.put("Tag", tag.name());
            tooltip.putAll(tag.members());
        }
        String description = fTrace.getEntityDescription(entity);
        if (!description.isEmpty()) {
            tooltip.put("Description", description);
        }
        return tooltip;
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(List.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }
}
