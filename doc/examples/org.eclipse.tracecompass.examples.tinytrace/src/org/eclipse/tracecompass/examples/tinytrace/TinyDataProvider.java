package org.eclipse.tracecompass.examples.tinytrace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/** A row per device; its states are those of the device's attribute. */
public class TinyDataProvider extends AnalysisTimeGraphProvider<TinyAnalysis, TimeGraphEntryModel> {

    /** The id under which {@code plugin.xml} declares its factory. */
    public static final String ID =
            "org.eclipse.tracecompass.examples.tinytrace.devices.dataprovider";

    private static final long NO_PARENT = -1;
    private static final List<String> COLOURS =
            List.of(
                    "#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#76b7b2", "#edc948", "#b07aa1",
                    "#9c755f", "#ff9da7", "#499894", "#8cd17d");

    private static final RowLooks LOOKS = RowLooks.ofValues(TinyDataProvider::look);

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
    protected @Nullable List<ColumnRow> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        HistoryRows rows = new HistoryRows(ss);
        getSelectedEntries(items).forEach((id, quark) -> rows.add(id, quark, LOOKS));
        return rows.read(parameters, monitor);
    }

    /** A state of the same name has the same colour. */
    private static @Nullable StateLook look(Object value) {
        if (!(value instanceof String name)) {
            return null;
        }
        String colour = COLOURS.get(Math.floorMod(name.hashCode(), COLOURS.size()));
        Map<String, Object> style =
                Map.of(StyleProperties.STYLE_NAME, name, StyleProperties.BACKGROUND_COLOR, colour);
        return new StateLook(0, name, new OutputElementStyle(null, style));
    }

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        Integer quark = getSelectedEntries(List.of(entryId)).get(entryId);
        Object state = quark == null ? null : ss.querySingleState(time, quark).getValue();
        return state == null ? Map.of() : Map.of("State", state.toString());
    }
}
