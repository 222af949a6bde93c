package org.eclipse.tracecompass.internal.tmf.statemap.core.view;

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
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSource;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAttributes;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/**
 * The states of a map's entities, in the natural order of their names, in the colours of the data.
 * A {@link TagSelection} in a request leaves the chosen states as they are, and all others fade.
 */
public final class StatemapDataProvider
        extends AnalysisTimeGraphProvider<StatemapAnalysis, TimeGraphEntryModel>
        implements StatemapSource {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.statemap.core.statemap";

    private static final String FADED = "#d8d8d8";
    private static final float FADED_HEIGHT = 0.4f;

    private final StatemapTrace trace;
    private final StatemapColours colours;
    private final StateLooks looks;
    private final Map<Long, Integer> entities = new ConcurrentHashMap<>();

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
        this.trace = trace;
        this.colours = colours;
        looks = new StateLooks(trace.metadata().states(), trace.tags(), this::styleKey);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public StatemapMetadata metadata() {
        return trace.metadata();
    }

    @Override
    public List<StatemapTag> tags() {
        return trace.tags();
    }

    @Override
    public Order order() {
        return trace.order();
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    // --- rows

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        StatemapMetadata metadata = trace.metadata();
        long start =
                Math.min(trace.createTimestamp(trace.startNanos()).toNanos(), ss.getStartTime());
        long end = ss.getCurrentEndTime();
        List<TimeGraphEntryModel> entries = new ArrayList<>();
        long root = getId(ITmfStateSystem.ROOT_ATTRIBUTE);
        String name =
                metadata.title().orElse(trace.getName())
                        + metadata.host().map(host -> " on " + host).orElse("");
        entries.add(new TimeGraphEntryModel(root, -1, List.of(name), start, end, false));
        List<Integer> order =
                IntStream.range(0, trace.getEntityCount())
                        .boxed()
                        .sorted(Comparator.comparing(trace::getEntityName, NaturalOrder.EXACT_CASE))
                        .toList();
        boolean described = false;
        for (int entity : order) {
            int quark =
                    ss.optQuarkAbsolute(StatemapAttributes.ENTITIES, trace.getEntityName(entity));
            if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
                continue;
            }
            long id = getId(quark);
            entities.put(Long.valueOf(id), Integer.valueOf(entity));
            String description = trace.getEntityDescription(entity);
            described |= !description.isEmpty();
            entries.add(
                    new TimeGraphEntryModel(
                            id,
                            root,
                            List.of(trace.getEntityName(entity), description),
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

    // --- states

    @Override
    protected @Nullable List<ColumnRow> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        TagSelection selection = TagSelection.of(parameters);
        RowLooks looks =
                RowLooks.ofValues(
                        value -> {
                            StateLooks.Look look = this.looks.of(value, selection);
                            return look == null
                                    ? null
                                    : new StateLook(look.state(), look.tag(), look.style());
                        });
        HistoryRows rows = new HistoryRows(ss);
        getSelectedEntries(items)
                .forEach(
                        (id, quark) -> {
                            if (entities.containsKey(id)) {
                                rows.add(id, states(ss, quark), looks);
                            }
                        });
        return rows.read(parameters, monitor);
    }

    /** The attribute that changes with each datum of an entity. */
    private static int states(ITmfStateSystem ss, int entity) {
        int datum = ss.optQuarkRelative(entity, StatemapAttributes.DATUM);
        return datum == ITmfStateSystem.INVALID_ATTRIBUTE ? entity : datum;
    }

    // --- looks

    private String styleKey(StatemapState state) {
        // maps that are stacked share a style if it looks the same
        return "statemap." + hex(state) + '.' + state.name();
    }

    private String hex(StatemapState state) {
        return String.format(Locale.ROOT, "#%06x", colours.of(state));
    }

    @Override
    protected Map<String, OutputElementStyle> getStyles() {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        for (StatemapState state : trace.metadata().states()) {
            styles.put(styleKey(state), style(state.name(), hex(state), 1));
        }
        return styles;
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

    // --- tooltip

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        Integer entity = entities.get(entryId);
        Integer quark = getSelectedEntries(List.of(entryId)).get(entryId);
        return entity == null || quark == null ? Map.of() : tooltip(ss, entity, quark, time);
    }

    private Map<String, String> tooltip(ITmfStateSystem ss, int entity, int quark, long time) {
        Map<String, String> tooltip = new LinkedHashMap<>();
        Object value = ss.querySingleState(time, states(ss, quark)).getValue();
        StateLooks.Look look = value == null ? null : looks.of(value, null);
        if (look == null) {
            return tooltip;
        }
        tooltip.put("State", trace.metadata().states().get(look.state()).name());
        StatemapTag tag = look.definition();
        if (tag != null) {
            tooltip.put("Tag", tag.name());
            tooltip.putAll(tag.members());
        }
        String description = trace.getEntityDescription(entity);
        if (!description.isEmpty()) {
            tooltip.put("Description", description);
        }
        return tooltip;
    }
}
