package org.eclipse.tracecompass.internal.analysis.counters.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The counters of a trace over time. The parameter {@value #CUMULATIVE_KEY} decides what a series
 * has at a requested time: the reading, or (by default) how much it has grown since the requested
 * time before. Where nothing was recorded before, nothing has grown; after the end of the trace
 * there are no readings, and nothing grows any more.
 */
public final class CounterDataProvider
        extends AbstractTreeCommonXDataProvider<CounterAnalysis, TmfXyTreeDataModel> {

    /** The id under which {@code plugin.xml} declares its factory. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.counters.core.CounterDataProvider";

    /** The name of the chart. */
    public static final String TITLE = "Counters";

    /** The parameter with which a request asks for readings: a Boolean. */
    public static final String CUMULATIVE_KEY = "isCumulative";

    private static final TmfXYAxisDescription AXIS =
            new TmfXYAxisDescription("Count", "", DataType.NUMBER);

    /** With at most so many counters a chart begins with all of them. */
    private static final int FEW = 16;

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param module its analysis of counters
     */
    public CounterDataProvider(ITmfTrace trace, CounterAnalysis module) {
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

    // --- the tree

    @Override
    protected TmfTreeModel<TmfXyTreeDataModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<TmfXyTreeDataModel> entries = new ArrayList<>();
        long root = getEntryId(ID);
        entries.add(
                new TmfXyTreeDataModel(
                        root, -1, List.of(getTrace().getName()), false, null, false));
        boolean few = counters(ss) <= FEW;
        for (String name :
                List.of(
                        CounterAnalysis.GROUPED_COUNTER_ASPECTS_ATTRIB,
                        CounterAnalysis.UNGROUPED_COUNTER_ASPECTS_ATTRIB)) {
            int quark = ss.optQuarkAbsolute(name);
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                add(ss, quark, root, few, entries);
            }
        }
        return new TmfTreeModel<>(List.of("Counters"), entries);
    }

    private static int counters(ITmfStateSystem ss) {
        int count = 0;
        for (int quark = 0; quark < ss.getNbAttributes(); quark++) {
            count += ss.getSubAttributes(quark, false).isEmpty() ? 1 : 0;
        }
        return count;
    }

    private void add(
            ITmfStateSystem ss,
            int quark,
            long parent,
            boolean isDefault,
            List<TmfXyTreeDataModel> entries) {
        List<Integer> children = ss.getSubAttributes(quark, false);
        boolean leaf = children.isEmpty();
        long id = getId(quark);
        entries.add(
                new TmfXyTreeDataModel(
                        id,
                        parent,
                        List.of(ss.getAttributeName(quark)),
                        leaf,
                        null,
                        leaf && isDefault));
        for (Integer child : children) {
            add(ss, child.intValue(), id, isDefault, entries);
        }
    }

    // --- the series

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
        long[] times = query.getTimesRequested();
        boolean cumulative = Boolean.TRUE.equals(parameters.get(CUMULATIVE_KEY));
        Map<Long, Integer> selected = getSelectedEntries(query);
        Map<Integer, double[]> readings = new HashMap<>();
        selected.values().forEach(quark -> readings.put(quark, unknown(times.length + 1)));
        long[] instants = withOneBefore(times);
        if (!cumulative) {
            // What has grown up to the end belongs to the time that comes next.
            long end = ss.getCurrentEndTime();
            Arrays.setAll(instants, i -> Math.min(instants[i], end));
        }
        if (!read(ss, readings, instants, monitor)) {
            return null;
        }
        List<IYModel> series = new ArrayList<>();
        selected.forEach(
                (id, quark) ->
                        series.add(
                                new YModel(
                                        id.longValue(),
                                        getTrace().getName() + '/' + ss.getFullAttributePath(quark),
                                        values(readings.get(quark), cumulative),
                                        AXIS)));
        return series;
    }

    private static double[] unknown(int length) {
        double[] values = new double[length];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    /** The times, and before them the one at which the growth up to the first time begins. */
    private static long[] withOneBefore(long[] times) {
        long[] all = new long[times.length + 1];
        System.arraycopy(times, 0, all, 1, times.length);
        all[0] = times.length < 2 ? all[all.length - 1] : 2 * times[0] - times[1];
        return all;
    }

    /** Reads what the counters were at some ascending times; false when cancelled. */
    private static boolean read(
            ITmfStateSystem ss,
            Map<Integer, double[]> readings,
            long[] times,
            @Nullable IProgressMonitor monitor) {
        List<Long> inHistory = new ArrayList<>();
        for (long time : times) {
            if (time >= ss.getStartTime() && time <= ss.getCurrentEndTime()) {
                inHistory.add(Long.valueOf(time));
            }
        }
        if (inHistory.isEmpty() || readings.isEmpty()) {
            return true;
        }
        for (ITmfStateInterval interval : ss.query2D(readings.keySet(), inHistory)) {
            if (monitor != null && monitor.isCanceled()) {
                return false;
            }
            double[] values = readings.get(interval.getAttribute());
            if (values != null && interval.getValue() instanceof Number number) {
                for (int i = RequestedTimes.firstFrom(times, interval.getStartTime());
                        i < times.length && times[i] <= interval.getEndTime();
                        i++) {
                    values[i] = number.doubleValue();
                }
            }
        }
        return true;
    }

    private static double[] values(double[] readings, boolean cumulative) {
        double[] values = new double[readings.length - 1];
        for (int i = 0; i < values.length; i++) {
            double value = cumulative ? readings[i + 1] : readings[i + 1] - readings[i];
            values[i] = Double.isNaN(value) ? 0 : value;
        }
        return values;
    }
}
