package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryAttributes;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.UstMemoryAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.PeakSeries;

/**
 * The memory allocated by each process and thread over time: bytes or blocks. The value at a
 * requested time is the most that there was since the requested time before it, so that no peak is
 * missed however far a chart is zoomed out.
 */
public final class MemoryDataProvider
        extends AbstractTreeCommonXDataProvider<UstMemoryAnalysis, TmfXyTreeDataModel> {

    /** The counted unit. */
    public enum Unit {
        /** Bytes. */
        BYTES(
                "org.eclipse.tracecompass.lttng2.ust.core.memory.bytes",
                "Memory",
                MemoryAttributes.BYTES,
                new TmfXYAxisDescription("Allocated", "B", DataType.BINARY_NUMBER)),
        /** Blocks. */
        BLOCKS(
                "org.eclipse.tracecompass.lttng2.ust.core.memory.blocks",
                "Memory Blocks",
                MemoryAttributes.BLOCKS,
                new TmfXYAxisDescription("Blocks", "", DataType.NUMBER));

        private final String id;
        private final String title;
        private final String attribute;
        private final TmfXYAxisDescription axis;

        Unit(String id, String title, String attribute, TmfXYAxisDescription axis) {
            this.id = id;
            this.title = title;
            this.attribute = attribute;
            this.axis = axis;
        }

        /** Returns the id of the data provider. */
        public String id() {
            return id;
        }

        /** Returns the title of the chart. */
        public String title() {
            return title;
        }
    }

    private static final OutputElementStyle AREA =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.AREA));
    private static final OutputElementStyle LINE =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.LINE));

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    column("Process", DataType.STRING, "Name of the process or thread"),
                    column("ID", DataType.NUMBER, "Number of the process or thread"),
                    column("Bytes", DataType.BINARY_NUMBER, "Allocated at the end of the range"),
                    column("Blocks", DataType.NUMBER, "Allocated at the end of the range"));

    private final Unit unit;
    private final Map<Long, String> names = new ConcurrentHashMap<>();

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param module its memory analysis
     * @param unit what is counted
     */
    public MemoryDataProvider(ITmfTrace trace, UstMemoryAnalysis module, Unit unit) {
        super(trace, module);
        this.unit = unit;
    }

    static ITableColumnDescriptor column(String text, DataType type, String tooltip) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setDataType(type)
                .setTooltip(tooltip)
                .build();
    }

    @Override
    public String getId() {
        return unit.id;
    }

    @Override
    protected String getTitle() {
        return unit.title;
    }

    @Override
    protected boolean isCacheable() {
        return false;
    }

    @Override
    protected TmfTreeModel<TmfXyTreeDataModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        long end =
                Math.clamp(
                        times == null ? Long.MAX_VALUE : times.getEnd(),
                        ss.getStartTime(),
                        ss.getCurrentEndTime());
        List<TmfXyTreeDataModel> entries = new ArrayList<>();
        long root = getEntryId("trace");
        entries.add(
                new TmfXyTreeDataModel(
                        root, -1, List.of(getTrace().getName(), "", "", ""), false, null, false));
        for (Integer process : ss.getQuarks(MemoryAttributes.PROCESSES, "*")) {
            long id = add(ss, process.intValue(), root, end, AREA, true, entries);
            for (Integer thread : ss.getQuarks(process.intValue(), MemoryAttributes.THREADS, "*")) {
                add(ss, thread.intValue(), id, end, LINE, false, entries);
            }
        }
        return new TmfTreeModel.Builder<TmfXyTreeDataModel>()
                .setColumnDescriptors(COLUMNS)
                .setEntries(entries)
                .setAutoExpandLevel(2)
                .build();
    }

    private long add(
            ITmfStateSystem ss,
            int quark,
            long parent,
            long end,
            OutputElementStyle style,
            boolean isDefault,
            List<TmfXyTreeDataModel> entries) {
        long id = getId(quark);
        String number = ss.getAttributeName(quark);
        Object name = ss.querySingleState(ss.getCurrentEndTime(), quark).getValue();
        String text = name == null ? number : name.toString();
        names.put(Long.valueOf(id), name == null ? number : name + " (" + number + ")");
        entries.add(
                new TmfXyTreeDataModel(
                        id,
                        parent,
                        List.of(
                                text,
                                number,
                                amount(ss, quark, MemoryAttributes.BYTES, end),
                                amount(ss, quark, MemoryAttributes.BLOCKS, end)),
                        true,
                        style,
                        isDefault));
        return id;
    }

    private static String amount(ITmfStateSystem ss, int quark, String what, long time) {
        int of = ss.optQuarkRelative(quark, what);
        Object value =
                of == ITmfStateSystem.INVALID_ATTRIBUTE
                        ? null
                        : ss.querySingleState(time, of).getValue();
        return value == null ? "0" : value.toString();
    }

    @Override
    protected @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        if (query == null) {
            return null;
        }
        PeakSeries lines = new PeakSeries(query.getTimesRequested());
        List<IYModel> series = new ArrayList<>();
        getSelectedEntries(query)
                .forEach(
                        (id, quark) -> {
                            int of = ss.optQuarkRelative(quark.intValue(), unit.attribute);
                            if (of != ITmfStateSystem.INVALID_ATTRIBUTE) {
                                series.add(
                                        new YModel(
                                                id.longValue(),
                                                names.getOrDefault(id, ""),
                                                lines.line(of),
                                                unit.axis));
                            }
                        });
        return lines.read(ss, monitor) ? series : null;
    }
}
