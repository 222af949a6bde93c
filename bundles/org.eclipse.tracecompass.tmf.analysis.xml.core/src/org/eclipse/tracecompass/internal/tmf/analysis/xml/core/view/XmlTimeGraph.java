package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.w3c.dom.Element;

/** The rows of a {@code timeGraphView}. */
final class XmlTimeGraph
        extends AnalysisTimeGraphProvider<TmfStateSystemAnalysisModule, TimeGraphEntryModel> {

    private final XmlView view;
    private final XmlLooks looks;
    private final boolean usesOthers;

    /** The rows of the latest tree by the ids of their entries. */
    private volatile Map<Long, EntryRow> rows = Map.of();

    XmlTimeGraph(ITmfTrace trace, TmfStateSystemAnalysisModule module, XmlView view) {
        super(trace, module);
        this.view = view;
        looks = new XmlLooks(view.element());
        usesOthers = usesOthers(view.element());
    }

    private static boolean usesOthers(Element parent) {
        for (Element entry : Elements.children(parent, "entry")) {
            if (!Elements.attribute(entry, "analysisId").isEmpty() || usesOthers(entry)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String getId() {
        return view.providerId();
    }

    /** Another analysis may still be growing when this one is complete. */
    @Override
    protected boolean isCacheable() {
        return !usesOthers;
    }

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        List<TimeGraphEntryModel> entries = new ArrayList<>();
        Map<Long, EntryRow> rows = new HashMap<>();
        long root = getEntryId("trace");
        entries.add(
                new TimeGraphEntryModel(
                        root,
                        -1,
                        getTrace().getName(),
                        ss.getStartTime(),
                        ss.getCurrentEndTime(),
                        false));
        for (EntryRow row : new EntryTree(getTrace(), monitor).rows(view.element(), ss)) {
            add(row, root, entries, rows);
        }
        this.rows = rows;
        return new TmfTreeModel.Builder<TimeGraphEntryModel>()
                .setEntries(entries)
                .setColumnDescriptors(
                        List.of(new TableColumnDescriptor.Builder().setText("Name").build()))
                .build();
    }

    private void add(
            EntryRow row,
            long parent,
            List<TimeGraphEntryModel> entries,
            Map<Long, EntryRow> rows) {
        long id = getEntryId(row.key);
        boolean hasStates = row.display != ITmfStateSystem.INVALID_ATTRIBUTE;
        entries.add(new TimeGraphEntryModel(id, parent, row.name, row.start, row.end, hasStates));
        rows.put(id, row);
        row.children.forEach(child -> add(child, id, entries, rows));
    }

    @Override
    protected @Nullable List<? extends ITimeGraphRowModel> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        Map<Long, EntryRow> known = rows;
        Map<ITmfStateSystem, HistoryRows> readers = new IdentityHashMap<>();
        for (Long id : items) {
            EntryRow row = known.get(id);
            if (row != null) {
                readers.computeIfAbsent(row.states, HistoryRows::new)
                        .add(id, row.display, looks.of(row.isTextShown));
            }
        }
        List<ITimeGraphRowModel> result = new ArrayList<>();
        for (HistoryRows reader : readers.values()) {
            List<? extends ITimeGraphRowModel> read = reader.read(parameters, monitor);
            if (read == null) {
                return null;
            }
            result.addAll(read);
        }
        return result;
    }

    @Override
    protected Map<String, OutputElementStyle> getStyles() {
        return looks.styles();
    }

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        EntryRow row = rows.get(entryId);
        Map<String, String> tooltip = new LinkedHashMap<>();
        if (row != null
                && row.display != ITmfStateSystem.INVALID_ATTRIBUTE
                && time <= row.states.getCurrentEndTime()
                && time >= row.states.getStartTime()) {
            Object value = row.states.querySingleState(time, row.display).getValue();
            if (value != null) {
                String label = looks.label(value);
                tooltip.put("State", label);
                if (!label.equals(value.toString())) {
                    tooltip.put("Value", value.toString());
                }
                tooltip.put("Attribute", row.states.getFullAttributePath(row.display));
            }
        }
        return tooltip;
    }
}
