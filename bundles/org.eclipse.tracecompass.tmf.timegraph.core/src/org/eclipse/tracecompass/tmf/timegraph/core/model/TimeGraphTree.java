package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;

/**
 * The tree of rows. A row whose parent does not exist is a root; a cycle of parents is cut at its
 * first row; of two rows with one id the later one counts. Immutable and thread-safe.
 */
public final class TimeGraphTree {

    /** The tree without rows. */
    public static final TimeGraphTree EMPTY = new TimeGraphTree(List.of(), List.of(), -1);

    private final List<LabelColumn> columns;
    private final Map<Long, TimeGraphEntry> entries;
    private final Map<Long, List<TimeGraphEntry>> children = new LinkedHashMap<>();
    private final List<TimeGraphEntry> roots = new ArrayList<>();

    /** The roots whose parents exist. */
    private final Set<Long> cut = new HashSet<>();

    private final int autoExpandLevel;

    /**
     * @param columns the columns; the first is the name
     * @param rows all rows, parents and children in the order in which siblings are shown
     * @param autoExpandLevel how many levels are expanded at first, -1 = all
     */
    public TimeGraphTree(
            List<LabelColumn> columns, Collection<TimeGraphEntry> rows, int autoExpandLevel) {
        this.columns =
                columns.isEmpty()
                        ? List.of(new LabelColumn("Name", "", LabelColumn.Kind.TEXT))
                        : List.copyOf(columns);
        this.autoExpandLevel = autoExpandLevel;
        Map<Long, TimeGraphEntry> byId = LinkedHashMap.newLinkedHashMap(rows.size());
        for (TimeGraphEntry row : rows) {
            byId.put(row.id(), row);
        }
        this.entries = Collections.unmodifiableMap(byId);
        ParentCycles cycles = new ParentCycles(byId);
        for (TimeGraphEntry row : byId.values()) {
            if (!byId.containsKey(row.parentId())) {
                roots.add(row);
            } else if (cycles.isFirstOfCycle(row)) {
                roots.add(row);
                cut.add(row.id());
            } else {
                children.computeIfAbsent(row.parentId(), k -> new ArrayList<>()).add(row);
            }
        }
    }

    /** The columns; the first is the row's name. Never empty. */
    public List<LabelColumn> columns() {
        return columns;
    }

    /** All rows, in the provider's order. */
    public Collection<TimeGraphEntry> entries() {
        return entries.values();
    }

    /** Whether a row has states; if not, all rows only group others, or there are none. */
    public boolean hasStates() {
        return entries.values().stream().anyMatch(TimeGraphEntry::hasStates);
    }

    /** Returns the number of rows. */
    public int size() {
        return entries.size();
    }

    /** The rows without parent. */
    public List<TimeGraphEntry> roots() {
        return Collections.unmodifiableList(roots);
    }

    /** The children of a row, empty if it has none. */
    public List<TimeGraphEntry> children(long id) {
        List<TimeGraphEntry> list = children.get(id);
        return list == null ? List.of() : Collections.unmodifiableList(list);
    }

    /** The row of an id, or null. */
    public @Nullable TimeGraphEntry entry(long id) {
        return entries.get(id);
    }

    /** The parent of a row, or null for a root. */
    public @Nullable TimeGraphEntry parent(TimeGraphEntry row) {
        return cut.contains(row.id()) ? null : entries.get(row.parentId());
    }

    /** The number of levels expanded initially, -1 = all. */
    public int autoExpandLevel() {
        return autoExpandLevel;
    }
}
