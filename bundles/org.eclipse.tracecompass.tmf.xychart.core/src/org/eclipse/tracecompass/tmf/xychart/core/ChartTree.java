package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;

/** The rows of a chart's tree, with the titles of its columns. Immutable. */
public final class ChartTree {

    /** No rows. */
    public static final ChartTree EMPTY = new ChartTree(List.of(), List.of());

    private final List<LabelColumn> columns;
    private final List<ChartEntry> entries;
    private final Map<Long, ChartEntry> byId = new HashMap<>();
    private final Map<Long, List<ChartEntry>> children = new HashMap<>();
    private final List<ChartEntry> roots = new ArrayList<>();

    /**
     * @param columns the columns; may be empty, then there is one without a title
     * @param entries the rows, parents before children
     */
    public ChartTree(List<LabelColumn> columns, List<ChartEntry> entries) {
        this.columns = List.copyOf(columns);
        this.entries = List.copyOf(entries);
        for (ChartEntry entry : entries) {
            byId.put(entry.id(), entry);
        }
        for (ChartEntry entry : entries) {
            if (entry.parentId() != entry.id() && byId.containsKey(entry.parentId())) {
                children.computeIfAbsent(entry.parentId(), id -> new ArrayList<>()).add(entry);
            } else {
                roots.add(entry);
            }
        }
    }

    /** The columns. */
    public List<LabelColumn> columns() {
        return columns;
    }

    /** All rows, in the provider's order. */
    public List<ChartEntry> entries() {
        return entries;
    }

    /** The rows without a parent. */
    public List<ChartEntry> roots() {
        return List.copyOf(roots);
    }

    /** The rows below a row. */
    public List<ChartEntry> children(long id) {
        return children.getOrDefault(id, List.of());
    }

    /** The row of an id, or null if there is none. */
    public @Nullable ChartEntry entry(long id) {
        return byId.get(id);
    }

    /** The name of a row with those of the rows above it, where its own alone says too little. */
    public String path(ChartEntry entry) {
        ChartEntry parent = byId.get(entry.parentId());
        long alike = entries.stream().filter(e -> e.name().equals(entry.name())).count();
        return alike < 2 || parent == null || parent == entry
                ? entry.name()
                : parent.name() + "/" + entry.name();
    }

    /** The row without a parent above a row, or that row itself. */
    public ChartEntry root(ChartEntry entry) {
        ChartEntry root = entry;
        for (int i = 0; i < entries.size(); i++) {
            ChartEntry parent = byId.get(root.parentId());
            if (parent == null || parent == root) {
                break;
            }
            root = parent;
        }
        return root;
    }
}
