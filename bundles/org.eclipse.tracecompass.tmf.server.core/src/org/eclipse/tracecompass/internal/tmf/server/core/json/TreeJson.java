package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.common.collect.Multimap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyEntryModel;

/** Trees: the rows of a time graph, the series of a chart, or the lines of a table. */
public final class TreeJson {

    private static final long NO_PARENT = -1;

    private TreeJson() {}

    /**
     * Writes the rows of a time graph. Clients take times as relative to the first row, so that it
     * begins where the experiment does.
     *
     * @param experimentStart the start of the experiment, ns since the epoch
     * @throws IOException when the reader is gone
     */
    public static void writeTimeGraph(
            JsonWriter out, TmfTreeModel<? extends ITmfTreeDataModel> tree, long experimentStart)
            throws IOException {
        begin(out, tree);
        boolean first = true;
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            out.beginObject();
            writeEntry(out, entry);
            if (entry instanceof ITimeGraphEntryModel row) {
                long start = first ? experimentStart : row.getStartTime();
                out.name("start").value(start);
                out.name("end").value(Math.max(start, row.getEndTime()));
                writeMetadata(out, row.getMetadata());
            }
            out.endObject();
            first = false;
        }
        out.endArray().endObject();
    }

    /**
     * Writes the series of a chart.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeXy(JsonWriter out, TmfTreeModel<? extends ITmfTreeDataModel> tree)
            throws IOException {
        begin(out, tree);
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            out.beginObject();
            writeEntry(out, entry);
            if (entry instanceof ITmfXyEntryModel series) {
                out.name("isDefault").value(series.isDefault());
            }
            out.endObject();
        }
        out.endArray().endObject();
    }

    /**
     * Writes the lines of a table that is a tree.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeData(JsonWriter out, TmfTreeModel<? extends ITmfTreeDataModel> tree)
            throws IOException {
        begin(out, tree);
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            out.beginObject();
            writeEntry(out, entry);
            out.endObject();
        }
        out.endArray().endObject();
    }

    private static void begin(JsonWriter out, TmfTreeModel<?> tree) throws IOException {
        out.beginObject();
        out.name("headers").beginArray();
        for (ITableColumnDescriptor column : tree.getColumnDescriptors()) {
            out.beginObject();
            out.name("name").value(column.getText());
            out.name("tooltip").value(column.getTooltip());
            out.name("dataType").value(column.getDataType().name());
            out.endObject();
        }
        out.endArray();
        if (tree.getAutoExpandLevel() != TmfTreeModel.ALL_LEVELS) {
            out.name("autoExpandLevel").value(tree.getAutoExpandLevel());
        }
        out.name("entries").beginArray();
    }

    private static void writeEntry(JsonWriter out, ITmfTreeDataModel entry) throws IOException {
        out.name("id").value(entry.getId());
        if (entry.getParentId() != NO_PARENT) {
            out.name("parentId").value(entry.getParentId());
        }
        out.name("labels").beginArray();
        for (String label : entry.getLabels()) {
            out.value(label);
        }
        out.endArray();
        out.name("hasData").value(entry.hasRowModel());
        OutputElementStyle style = entry.getStyle();
        if (style != null) {
            StyleJson.writeMember(out, style);
        }
    }

    /** The values of a key are all numbers or all texts, as the protocol wants it. */
    private static void writeMetadata(JsonWriter out, Multimap<String, Object> metadata)
            throws IOException {
        if (metadata.isEmpty()) {
            return;
        }
        out.name("metadata").beginObject();
        for (Map.Entry<String, Collection<Object>> entry : metadata.asMap().entrySet()) {
            boolean numbers = entry.getValue().stream().allMatch(Number.class::isInstance);
            out.name(entry.getKey()).beginArray();
            for (Object value : entry.getValue()) {
                JsonValues.write(out, numbers ? value : String.valueOf(value));
            }
            out.endArray();
        }
        out.endObject();
    }
}
