package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;

/** Tables of which a part is asked for at a time. */
public final class TableJson {

    private TableJson() {}

    /**
     * Writes the columns of a table.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeColumns(JsonWriter out, List<ITableColumnDescriptor> columns)
            throws IOException {
        out.beginArray();
        for (ITableColumnDescriptor column : columns) {
            out.beginObject();
            out.name("id").value(column.getId());
            out.name("name").value(column.getText());
            out.name("description").value(column.getTooltip());
            out.name("type").value(column.getDataType().name());
            out.endObject();
        }
        out.endArray();
    }

    /**
     * Writes lines of a table.
     *
     * @throws IOException when the reader is gone
     */
    public static void writeLines(JsonWriter out, VirtualTableModel model) throws IOException {
        out.beginObject();
        out.name("lowIndex").value(model.index());
        out.name("size").value(model.size());
        out.name("columnIds").beginArray();
        for (Long id : model.columnIds()) {
            out.value(id);
        }
        out.endArray();
        out.name("lines").beginArray();
        for (VirtualTableLine line : model.lines()) {
            out.beginObject();
            out.name("index").value(line.index());
            if (line.properties() != 0) {
                out.name("tags").value(line.properties());
            }
            out.name("cells").beginArray();
            for (String cell : line.cells()) {
                out.beginObject().name("content").value(cell).endObject();
            }
            out.endArray().endObject();
        }
        out.endArray().endObject();
    }
}
