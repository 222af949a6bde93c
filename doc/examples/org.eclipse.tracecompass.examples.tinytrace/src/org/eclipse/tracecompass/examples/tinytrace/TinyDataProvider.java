package org.eclipse.tracecompass.examples.tinytrace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A row per device; its states are those of the device's attribute. */
public class TinyDataProvider
        extends AbstractTimeGraphDataProvider<TinyAnalysis, TimeGraphEntryModel> {

    /** The id under which {@code plugin.xml} declares its factory. */
    public static final String ID =
            "org.eclipse.tracecompass.examples.tinytrace.devices.dataprovider";

    private static final long NO_PARENT = -1;
    private static final List<String> COLOURS =
            List.of(
                    "#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#76b7b2", "#edc948", "#b07aa1",
                    "#9c755f", "#ff9da7", "#499894", "#8cd17d");

    /** Creates the data provider of a trace. */
    public TinyDataProvider(ITmfTrace trace, TinyAnalysis analysis) {
        super(trace, analysis);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<TimeGraphEntryModel> rows = new ArrayList<>();
        for (int quark : ss.getQuarks(TinyStateProvider.DEVICES, "*")) {
            rows.add(
                    new TimeGraphEntryModel(
                            getId(quark),
                            NO_PARENT,
                            ss.getAttributeName(quark),
                            ss.getStartTime(),
                            ss.getCurrentEndTime()));
        }
        return new TmfTreeModel<>(List.of("Device"), rows);
    }

    @Override
    protected @Nullable TimeGraphModel getRowModel(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        if (times == null || times.isEmpty() || items == null) {
            return new TimeGraphModel(List.of());
        }
        Map<Integer, List<ITimeGraphState>> states = new HashMap<>();
        Map<Long, Integer> quarks = getSelectedEntries(items);
        quarks.values().forEach(quark -> states.put(quark, new ArrayList<>()));
        long start = Math.max(ss.getStartTime(), times.get(0));
        long end = Math.min(ss.getCurrentEndTime(), times.get(times.size() - 1));
        if (start <= end) {
            for (ITmfStateInterval interval : ss.query2D(states.keySet(), start, end)) {
                states.getOrDefault(interval.getAttribute(), List.of()).add(state(interval));
            }
        }
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        quarks.forEach(
                (id, quark) -> {
                    List<ITimeGraphState> row = states.getOrDefault(quark, List.of());
                    row.sort((a, b) -> Long.compare(a.getStartTime(), b.getStartTime()));
                    rows.add(new TimeGraphRowModel(id, row));
                });
        return new TimeGraphModel(rows);
    }

    /** A state of the same name has the same colour; no value draws nothing. */
    private static ITimeGraphState state(ITmfStateInterval interval) {
        long start = interval.getStartTime();
        long duration = interval.getEndTime() - start + 1;
        if (!(interval.getValue() instanceof String name)) {
            return new TimeGraphState(start, duration, Integer.MIN_VALUE);
        }
        String colour = COLOURS.get(Math.floorMod(name.hashCode(), COLOURS.size()));
        Map<String, Object> style =
                Map.of(StyleProperties.STYLE_NAME, name, StyleProperties.BACKGROUND_COLOR, colour);
        return new TimeGraphState(start, duration, name, new OutputElementStyle(null, style));
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(List.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(Map.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }
}
