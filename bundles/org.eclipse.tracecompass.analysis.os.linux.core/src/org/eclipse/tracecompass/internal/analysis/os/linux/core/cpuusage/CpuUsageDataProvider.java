package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.cpuusage.CpuUsageEntryModel;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuSlices;
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
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * How busy the CPUs were: in total, each CPU, and each thread that ran in the requested range. The
 * value at a requested time is the share of the time since the requested time before it, in per
 * cent of one CPU: two busy CPUs are 200 %.
 */
public final class CpuUsageDataProvider
        extends AbstractTreeCommonXDataProvider<KernelAnalysisModule, CpuUsageEntryModel> {

    /** The provider's identifier. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.core.cpuusage.CpuUsageDataProvider";

    /** The title of the chart. */
    static final String TITLE = "CPU Usage";

    /** The thread of the row of all CPUs, as clients know it. */
    private static final int TOTAL_TID = -2;

    private static final int NO_THREAD = -1;

    private static final TmfXYAxisDescription AXIS = new TmfXYAxisDescription("CPU usage", "%");
    private static final OutputElementStyle AREA =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.AREA));
    private static final OutputElementStyle LINE =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.LINE));

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    column("Process", "Name of the thread", DataType.STRING),
                    column("TID", "Identifier of the thread", DataType.NUMBER),
                    column("PID", "Identifier of the process", DataType.NUMBER),
                    column(
                            "%",
                            "Share of one CPU in the recorded part of the shown range",
                            DataType.NUMBER),
                    column("Time", "Time on a CPU in the shown range", DataType.DURATION));

    /** The subject of an entry. */
    private record Subject(Kind kind, int number) {

        private enum Kind {
            TOTAL,
            CPU,
            THREAD
        }

        static final Subject TOTAL = new Subject(Kind.TOTAL, 0);

        // Written out: Java generates these at their first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Subject that && kind == that.kind && number == that.number;
        }

        @Override
        public int hashCode() {
            return 31 * kind.ordinal() + number;
        }
    }

    private final Map<Long, Subject> subjects = new ConcurrentHashMap<>();

    /** Names of series; those of threads as of the tree that was asked for last. */
    private final Map<Long, String> names = new ConcurrentHashMap<>();

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param module its kernel analysis, scheduled
     */
    public CpuUsageDataProvider(ITmfTrace trace, KernelAnalysisModule module) {
        super(trace, module);
    }

    private static ITableColumnDescriptor column(String text, String tooltip, DataType type) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setTooltip(tooltip)
                .setDataType(type)
                .build();
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    protected String getTitle() {
        return TITLE;
    }

    @Override
    protected boolean isCacheable() {
        return false;
    }

    @Override
    protected boolean isOfRange() {
        return true;
    }

    // --- tree

    @Override
    protected TmfTreeModel<CpuUsageEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        long start = Math.max(ss.getStartTime(), times == null ? Long.MIN_VALUE : times.getStart());
        long end =
                Math.min(ss.getCurrentEndTime(), times == null ? Long.MAX_VALUE : times.getEnd());
        CpuUse use = CpuUse.between(ss, start, end, monitor);
        List<CpuUsageEntryModel> entries = new ArrayList<>();
        long root = getEntryId("trace");
        entries.add(
                new CpuUsageEntryModel(
                        root,
                        -1,
                        labels(getTrace().getName(), "", "", -1, 0),
                        false,
                        null,
                        false,
                        NO_THREAD,
                        use.total()));
        long total = id(Subject.TOTAL);
        entries.add(
                new CpuUsageEntryModel(
                        total,
                        root,
                        labels("Total", "", "", use.total(), end - start),
                        true,
                        AREA,
                        true,
                        TOTAL_TID,
                        use.total()));
        use.cpus()
                .forEach(
                        (cpu, time) ->
                                entries.add(
                                        new CpuUsageEntryModel(
                                                id(new Subject(Subject.Kind.CPU, cpu)),
                                                total,
                                                labels("CPU " + cpu, "", "", time, end - start),
                                                true,
                                                LINE,
                                                false,
                                                NO_THREAD,
                                                time)));
        for (CpuUse.OfThread thread : use.threads()) {
            long id = id(new Subject(Subject.Kind.THREAD, thread.tid()));
            names.put(id, thread.name() + " (" + thread.tid() + ")");
            entries.add(
                    new CpuUsageEntryModel(
                            id,
                            root,
                            labels(
                                    thread.name(),
                                    Integer.toString(thread.tid()),
                                    thread.pid() < 0 ? "" : Integer.toString(thread.pid()),
                                    thread.time(),
                                    end - start),
                            true,
                            LINE,
                            false,
                            thread.tid(),
                            thread.time()));
        }
        return new TmfTreeModel.Builder<CpuUsageEntryModel>()
                .setColumnDescriptors(COLUMNS)
                .setEntries(entries)
                .setAutoExpandLevel(1)
                .build();
    }

    private static List<String> labels(String name, String tid, String pid, long time, long span) {
        return List.of(
                name,
                tid,
                pid,
                time < 0 || span <= 0
                        ? ""
                        : String.format(Locale.ROOT, "%.2f", 100.0 * time / span),
                time < 0 ? "" : Long.toString(time));
    }

    private long id(Subject subject) {
        long id = getEntryId(subject);
        subjects.put(id, subject);
        return id;
    }

    // --- series

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
        CpuShares shares = new CpuShares(query.getTimesRequested());
        for (Long id : query.getSelectedItems()) {
            Subject subject = subjects.get(id);
            if (subject != null && subject.kind() == Subject.Kind.CPU) {
                shares.wantCpu(subject.number());
            } else if (subject != null && subject.kind() == Subject.Kind.THREAD) {
                shares.wantThread(subject.number());
            }
        }
        OnCpuSlices.forEach(ss, shares.start(), shares.end(), monitor, shares::add);
        if (monitor != null && monitor.isCanceled()) {
            return null;
        }
        List<IYModel> series = new ArrayList<>();
        for (Long id : query.getSelectedItems()) {
            Subject subject = subjects.get(id);
            if (subject != null) {
                series.add(series(id, subject, shares, ss));
            }
        }
        return series;
    }

    private IYModel series(long id, Subject subject, CpuShares shares, ITmfStateSystem ss) {
        long start = ss.getStartTime();
        long end = ss.getCurrentEndTime();
        int number = subject.number();
        return switch (subject.kind()) {
            case TOTAL -> new YModel(id, "Total", shares.total(start, end), AXIS);
            case CPU -> new YModel(id, "CPU " + number, shares.ofCpu(number, start, end), AXIS);
            case THREAD ->
                    new YModel(
                            id,
                            names.getOrDefault(id, Integer.toString(number)),
                            shares.ofThread(number, start, end),
                            AXIS);
        };
    }
}
