package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;

/** Tables of which a part is asked for at a time. */
public final class TableJson {

    private TableJson() {}

    /** Reads the columns of a table. */
    public static List<ITableColumnDescriptor> readColumns(JsonReader in) throws IOException {
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        Set<Long> ids = new HashSet<>();
        Members.array(in, each -> columns.add(TreeJson.column(each)));
        for (ITableColumnDescriptor column : columns) {
            if (!ids.add(column.getId())) {
                throw Members.wrong("two columns have the id %d", column.getId());
            }
        }
        return columns;
    }

    private static final class Table implements Members.Member {
        private final int most;
        private final List<Long> columns = new ArrayList<>();
        private final List<VirtualTableLine> lines = new ArrayList<>();
        private long index;
        private long size;

        Table(int most) {
            this.most = most;
        }

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "lowIndex" -> index = in.nextLong();
                case "size" -> size = in.nextLong();
                case "columnIds" -> Members.array(in, each -> columns.add(each.nextLong()));
                case "lines" ->
                        Members.array(
                                in,
                                each -> {
                                    if (lines.size() >= most) {
                                        throw Members.wrong("it has more than %d lines", most);
                                    }
                                    lines.add(line(each));
                                });
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    private static final class Line implements Members.Member {
        private long index = -1;
        private int tags;
        private final List<String> cells = new ArrayList<>();

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "index" -> index = in.nextLong();
                case "tags" -> tags = in.nextInt();
                case "cells" -> Members.array(in, this::readCell);
                default -> {
                    return false;
                }
            }
            return true;
        }

        private void readCell(JsonReader in) throws IOException {
            String[] content = {""};
            Members.object(
                    in,
                    (name, value) -> {
                        if (name.equals("content")) {
                            content[0] = value.nextString();
                            return true;
                        }
                        return false;
                    });
            cells.add(content[0]);
        }
    }

    private static VirtualTableLine line(JsonReader in) throws IOException {
        Line line = new Line();
        Members.object(in, line);
        return new VirtualTableLine(line.index, line.cells, line.tags);
    }

    /**
     * Reads lines of a table.
     *
     * @param most how many were asked for
     */
    public static AnswerReader<VirtualTableModel> lines(int most) {
        return in -> {
            Table table = new Table(most);
            Members.object(in, table);
            long index = table.index;
            for (VirtualTableLine line : table.lines) {
                if (line.cells().size() != table.columns.size()) {
                    throw Members.wrong(
                            "line %d has %d cells for %d columns",
                            line.index(), line.cells().size(), table.columns.size());
                }
                if (line.index() < index || line.index() >= table.size) {
                    throw Members.wrong(
                            "line %d cannot be in a table of %d lines", line.index(), table.size);
                }
                index = line.index() + 1;
            }
            return new VirtualTableModel(table.columns, table.index, table.size, table.lines);
        };
    }
}
