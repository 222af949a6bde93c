package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernelmemoryusage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider;
import org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage.KernelMemoryAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.memory.MemoryUsageTreeModel;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The memory that the kernel gave to each thread and to all. A thread that gave back more than it
 * took had that memory before: its series is raised, so that its lowest value is 0.
 */
public final class KernelMemoryDataProvider
        extends AbstractTreeCommonXDataProvider<KernelMemoryAnalysisModule, MemoryUsageTreeModel> {

    /** The identifier of the data provider. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage";

    static final String TITLE = "Kernel Memory Usage";

    private static final int TOTAL_TID = -2;
    private static final int OTHER_TID = -1;
    private static final String ANY = "*";
    private static final TmfXYAxisDescription AXIS = new TmfXYAxisDescription("Memory", "B");

    /** The attribute of a row; null for all threads. */
    private record Row(String name, @Nullable Integer quark) {}

    private final Map<Long, Row> rows = new ConcurrentHashMap<>();

    KernelMemoryDataProvider(ITmfTrace trace, KernelMemoryAnalysisModule module) {
        super(trace, module);
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
        return true;
    }

    @Override
    protected TmfTreeModel<MemoryUsageTreeModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        KernelAnalysisModule kernel =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        getTrace(), KernelAnalysisModule.class, KernelAnalysisModule.ID);
        List<MemoryUsageTreeModel> entries = new ArrayList<>();
        long total = getEntryId(Integer.valueOf(ITmfStateSystem.ROOT_ATTRIBUTE));
        String name = getTrace().getName() + MemoryUsageTreeModel.TOTAL_SUFFIX;
        entries.add(new MemoryUsageTreeModel(total, -1, TOTAL_TID, List.of(name, "")));
        rows.put(Long.valueOf(total), new Row(name, null));
        for (Integer quark : ss.getQuarks(ANY)) {
            String attribute = ss.getAttributeName(quark.intValue());
            int tid = number(attribute);
            String program =
                    kernel == null || tid < 0
                            ? null
                            : KernelThreadInformationProvider.getExecutableName(
                                    kernel, Integer.valueOf(tid));
            String label = program == null ? attribute : program;
            long id = getEntryId(quark);
            rows.put(Long.valueOf(id), new Row(label + " (" + attribute + ')', quark));
            entries.add(new MemoryUsageTreeModel(id, total, tid, List.of(label, attribute)));
        }
        return new TmfTreeModel.Builder<MemoryUsageTreeModel>()
                .setColumnDescriptors(List.of(column("Process"), column("TID")))
                .setEntries(entries)
                .build();
    }

    private static TableColumnDescriptor column(String text) {
        return new TableColumnDescriptor.Builder().setText(text).build();
    }

    private static int number(String attribute) {
        try {
            return Integer.parseInt(attribute);
        } catch (NumberFormatException e) {
            return OTHER_TID;
        }
    }

    @Override
    protected @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss, Map<String, Object> parameters, @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        if (query == null) {
            return null;
        }
        long[] times = query.getTimesRequested();
        Map<Integer, double[]> values = new HashMap<>();
        double[] sum = new double[times.length];
        for (Integer quark : ss.getQuarks(ANY)) {
            values.put(quark, new double[times.length]);
        }
        Map<Integer, Long> lowest = lowest(ss, values.keySet());
        for (int i = 0; i < times.length; i++) {
            if (monitor != null && monitor.isCanceled()) {
                return null;
            }
            if (times[i] < ss.getStartTime() || times[i] > ss.getCurrentEndTime()) {
                continue;
            }
            List<ITmfStateInterval> states = ss.queryFullState(times[i]);
            for (Map.Entry<Integer, double[]> each : values.entrySet()) {
                double value =
                        value(states, each.getKey().intValue())
                                - lowest.getOrDefault(each.getKey(), 0L).longValue();
                each.getValue()[i] = value;
                sum[i] += value;
            }
        }
        List<IYModel> series = new ArrayList<>();
        for (Long id : query.getSelectedItems()) {
            Row row = rows.get(id);
            if (row != null) {
                double[] data = row.quark() == null ? sum : values.get(row.quark());
                if (data != null) {
                    series.add(new YModel(id.longValue(), row.name(), data, AXIS));
                }
            }
        }
        return series;
    }

    private static Map<Integer, Long> lowest(ITmfStateSystem ss, Collection<Integer> quarks)
            throws StateSystemDisposedException {
        Map<Integer, Long> lowest = new HashMap<>();
        List<ITmfStateInterval> last = ss.queryFullState(ss.getCurrentEndTime());
        for (Integer quark : quarks) {
            int below =
                    ss.optQuarkRelative(
                            quark.intValue(),
                            KernelMemoryAnalysisModule.THREAD_LOWEST_MEMORY_VALUE);
            lowest.put(quark, Long.valueOf(below < 0 ? 0 : value(last, below)));
        }
        return lowest;
    }

    private static long value(List<ITmfStateInterval> states, int quark) {
        return quark < states.size() && states.get(quark).getValue() instanceof Long value
                ? value.longValue()
                : 0;
    }
}
