package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;

/** Trees: the rows of a time graph, the series of a chart, or the lines of a table. */
public final class TreeJson {

    private TreeJson() {}

    /** Reads the rows of a time graph. */
    public static AnswerReader<TmfTreeModel<TimeGraphEntryModel>> timeGraph() {
        return in -> tree(in, Row::new);
    }

    /** Reads the series of a chart. */
    public static AnswerReader<TmfTreeModel<TmfTreeDataModel>> chart() {
        return in ->
                tree(
                        in,
                        entry ->
                                new TmfXyTreeDataModel(
                                        entry.id,
                                        entry.parent,
                                        entry.labels,
                                        entry.hasData,
                                        entry.style,
                                        entry.isDefault));
    }

    /** Reads the lines of a table that is a tree. */
    public static AnswerReader<TmfTreeModel<TmfTreeDataModel>> data() {
        return in ->
                tree(
                        in,
                        entry ->
                                new TmfTreeDataModel(
                                        entry.id,
                                        entry.parent,
                                        entry.labels,
                                        entry.hasData,
                                        entry.style));
    }

    /** A row that knows what it is in other views. */
    private static final class Row extends TimeGraphEntryModel {
        private final Multimap<String, Object> metadata;

        Row(Entry entry) {
            super(
                    entry.id,
                    entry.parent,
                    entry.labels,
                    entry.start,
                    entry.end,
                    entry.hasData,
                    entry.style);
            metadata = entry.metadata;
        }

        @Override
        public Multimap<String, Object> getMetadata() {
            return metadata;
        }
    }

    private static final class Entry implements Members.Member {
        private final StyleJson styles;
        private long id = -1;
        private long parent = -1;
        private List<String> labels = List.of();
        private long start;
        private long end;
        private boolean hasData;
        private boolean isDefault;
        private @Nullable OutputElementStyle style;
        private final Multimap<String, Object> metadata = LinkedHashMultimap.create();

        Entry(StyleJson styles) {
            this.styles = styles;
        }

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "id" -> id = in.nextLong();
                case "parentId" -> parent = in.nextLong();
                case "labels" -> labels = Members.texts(in);
                case "start" -> start = in.nextLong();
                case "end" -> end = in.nextLong();
                case "hasData", "hasRowModel" -> hasData = in.nextBoolean();
                case "isDefault" -> isDefault = in.nextBoolean();
                case "style" -> style = styles.read(in);
                case "metadata" ->
                        Members.object(
                                in,
                                (key, values) -> {
                                    Members.array(
                                            values,
                                            value -> {
                                                Object read = Members.scalar(value);
                                                if (read != null) {
                                                    metadata.put(key, read);
                                                }
                                            });
                                    return true;
                                });
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    private static final class Tree<T extends ITmfTreeDataModel> implements Members.Member {
        private final Function<Entry, T> maker;
        private final StyleJson styles = new StyleJson();
        private final List<ITableColumnDescriptor> columns = new ArrayList<>();
        private final List<T> entries = new ArrayList<>();
        private int level = TmfTreeModel.ALL_LEVELS;

        Tree(Function<Entry, T> maker) {
            this.maker = maker;
        }

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "headers" -> Members.array(in, each -> columns.add(column(each)));
                case "entries" ->
                        Members.array(
                                in,
                                each -> {
                                    Entry entry = new Entry(styles);
                                    Members.object(each, entry);
                                    entries.add(maker.apply(entry));
                                });
                case "autoExpandLevel" -> level = in.nextInt();
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    private static <T extends ITmfTreeDataModel> TmfTreeModel<T> tree(
            JsonReader in, Function<Entry, T> maker) throws IOException {
        Tree<T> tree = new Tree<>(maker);
        Members.object(in, tree);
        check(tree.entries);
        return new TmfTreeModel.Builder<T>()
                .setColumnDescriptors(tree.columns)
                .setEntries(tree.entries)
                .setAutoExpandLevel(Math.max(TmfTreeModel.ALL_LEVELS, tree.level))
                .build();
    }

    /** Views go up from a row to its parents: there must be an end. */
    private static void check(List<? extends ITmfTreeDataModel> entries) throws IOException {
        Map<Long, Long> parents = new HashMap<>();
        for (ITmfTreeDataModel entry : entries) {
            if (parents.putIfAbsent(entry.getId(), entry.getParentId()) != null) {
                throw Members.wrong("two rows have the id %d", entry.getId());
            }
        }
        Set<Long> rooted = new HashSet<>();
        rooted.add(-1L);
        for (ITmfTreeDataModel entry : entries) {
            List<Long> way = new ArrayList<>();
            Set<Long> seen = new HashSet<>();
            long at = entry.getId();
            while (!rooted.contains(at)) {
                Long parent = parents.get(at);
                if (parent == null) {
                    throw Members.wrong("the parent %d of a row is missing", at);
                }
                if (!seen.add(at)) {
                    throw Members.wrong("the row %d is below itself", at);
                }
                way.add(at);
                at = parent;
            }
            rooted.addAll(way);
        }
    }

    static ITableColumnDescriptor column(JsonReader in) throws IOException {
        TableColumnDescriptor.Builder column = new TableColumnDescriptor.Builder();
        column.setDataType(DataType.STRING);
        Members.object(
                in,
                (name, value) -> {
                    switch (name) {
                        case "id" -> column.setId(value.nextLong());
                        case "name" -> column.setText(value.nextString());
                        case "tooltip", "description" -> column.setTooltip(value.nextString());
                        case "dataType", "type" ->
                                column.setDataType(
                                        Members.named(
                                                DataType.values(),
                                                value.nextString(),
                                                DataType.STRING));
                        default -> {
                            return false;
                        }
                    }
                    return true;
                });
        return column.build();
    }
}
