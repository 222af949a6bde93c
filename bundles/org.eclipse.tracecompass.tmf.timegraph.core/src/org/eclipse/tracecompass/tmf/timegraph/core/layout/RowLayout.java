package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * The list of visible rows that a tree and the user's options give: first the pinned ones, then the
 * tree from top to bottom. Immutable. Building it costs O(rows log rows).
 */
public final class RowLayout {

    /** The layout without rows. */
    public static final RowLayout EMPTY = new RowLayout(List.of(), 0, 22, null);

    private final List<VisibleRow> rows;
    private final int pinnedCount;
    private final double rowHeight;
    private final @Nullable String filterProblem;
    private final Map<Long, VisibleRow> byId = new HashMap<>();

    private RowLayout(
            List<VisibleRow> rows,
            int pinnedCount,
            double rowHeight,
            @Nullable String filterProblem) {
        this.filterProblem = filterProblem;
        this.rows = List.copyOf(rows);
        this.pinnedCount = pinnedCount;
        this.rowHeight = rowHeight;
        for (VisibleRow row : rows) {
            byId.putIfAbsent(row.entry().id(), row);
        }
    }

    /**
     * Lays out a tree.
     *
     * @param isEmpty whether a row (by id) is known to have no states in the window; asked only if
     *     empty rows are hidden
     */
    public static RowLayout of(TimeGraphTree tree, LayoutOptions options, LongPredicate isEmpty) {
        return new Builder(tree, options, isEmpty).build();
    }

    /** All rows, pinned ones first. */
    public List<VisibleRow> rows() {
        return rows;
    }

    /**
     * Why the filter was not used, and all rows are shown: a sentence without a full stop. Null if
     * all is well.
     */
    public @Nullable String filterProblem() {
        return filterProblem;
    }

    /** The number of pinned rows at the head of the list. */
    public int pinnedCount() {
        return pinnedCount;
    }

    /** The height of the pinned rows together. */
    public double pinnedHeight() {
        return bottom(pinnedCount);
    }

    /** The height of all rows together. */
    public double height() {
        return bottom(rows.size());
    }

    /** The lower edge of the first rows. */
    private double bottom(int count) {
        if (count == 0) {
            return 0;
        }
        VisibleRow last = rows.get(count - 1);
        return last.y() + last.height();
    }

    /**
     * The index of the first row whose lower edge is below a height; the number of rows if none.
     */
    private int firstBelow(double y) {
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            VisibleRow row = rows.get(middle);
            if (row.y() + row.height() > y) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The height of one row, unless rows have heights of their own. */
    public double rowHeight() {
        return rowHeight;
    }

    /** The row with an id (its pinned copy, if it is pinned), or null if it is not visible. */
    public @Nullable VisibleRow row(long id) {
        return byId.get(id);
    }

    /**
     * The row at a height.
     *
     * @param y from the top of the row area on the screen
     * @param scroll how far the rows that are not pinned are scrolled
     */
    public @Nullable VisibleRow rowAt(double y, double scroll) {
        if (y < 0) {
            return null;
        }
        double inList = y < pinnedHeight() ? y : y + scroll;
        int index = firstBelow(inList);
        return index < rows.size() ? rows.get(index) : null;
    }

    /**
     * The rows that appear in an area of some height at a scroll position; pinned ones included.
     */
    public List<VisibleRow> rowsIn(double areaHeight, double scroll) {
        List<VisibleRow> list = new ArrayList<>(rows.subList(0, pinnedCount));
        double from = pinnedHeight() + scroll;
        double to = areaHeight + scroll;
        int first = Math.max(pinnedCount, firstBelow(from));
        for (int i = first; i < rows.size() && rows.get(i).y() < to; i++) {
            list.add(rows.get(i));
        }
        return list;
    }

    /** The largest sensible scroll position for an area of some height. */
    public double maxScroll(double areaHeight) {
        return Math.max(0, height() - areaHeight);
    }

    private static final class Builder {
        private final TimeGraphTree tree;
        private final LayoutOptions options;
        private final LongPredicate isEmpty;
        private @Nullable Predicate<List<String>> filter;
        private @Nullable String filterProblem;
        private final Set<Long> kept = new HashSet<>();
        private final List<VisibleRow> rows = new ArrayList<>();
        private double bottom;

        Builder(TimeGraphTree tree, LayoutOptions options, LongPredicate isEmpty) {
            this.tree = tree;
            this.options = options;
            this.isEmpty = isEmpty;
            RowFilter wanted = options.filter();
            try {
                filter =
                        wanted == null || tree.size() == 0
                                ? null
                                : wanted.search(options.filterColumns(tree));
            } catch (FilterSyntaxException e) {
                filterProblem = e.getMessage();
            }
        }

        RowLayout build() {
            try {
                tree.roots().forEach(this::keep);
            } catch (CostlyPatternException e) {
                filterProblem = e.getMessage();
                filter = null;
                kept.clear();
                tree.roots().forEach(this::keep);
            }
            for (Long id : options.pinned()) {
                TimeGraphEntry entry = tree.entry(id);
                if (entry != null) {
                    add(entry, 0, false, false, true);
                }
            }
            int pinnedCount = rows.size();
            walk(tree.roots(), 0);
            return new RowLayout(rows, pinnedCount, options.rowHeight(), filterProblem);
        }

        /** Notes the rows that pass filter and emptiness, with all rows above them. */
        private boolean keep(TimeGraphEntry entry) {
            boolean keep = passes(entry);
            for (TimeGraphEntry child : tree.children(entry.id())) {
                keep |= keep(child);
            }
            if (keep) {
                kept.add(entry.id());
            }
            return keep;
        }

        private boolean passes(TimeGraphEntry entry) {
            if (options.hideEmpty() && (!entry.hasStates() || isEmpty.test(entry.id()))) {
                return false;
            }
            Predicate<List<String>> wanted = filter;
            return wanted == null || wanted.test(options.filterLabels(entry));
        }

        private void walk(List<TimeGraphEntry> siblings, int depth) {
            List<TimeGraphEntry> list = new ArrayList<>(siblings);
            list.removeIf(e -> !kept.contains(e.id()));
            if (options.isSorted() && options.order().column() >= 0) {
                list.sort(options.order().comparator(tree));
            }
            for (TimeGraphEntry entry : list) {
                List<TimeGraphEntry> below = tree.children(entry.id());
                boolean expandable = below.stream().anyMatch(e -> kept.contains(e.id()));
                boolean expanded =
                        expandable && (filter != null || options.isExpanded(tree, entry, depth));
                add(entry, depth, expandable, expanded, false);
                if (expanded) {
                    walk(below, depth + 1);
                }
            }
        }

        private void add(
                TimeGraphEntry entry,
                int depth,
                boolean expandable,
                boolean expanded,
                boolean pinned) {
            double height = options.rowHeight(entry);
            if (height == 0 && options.hasRowHeights()) {
                return;
            }
            int index = rows.size();
            rows.add(
                    new VisibleRow(
                            entry,
                            index,
                            depth,
                            expandable,
                            expanded,
                            pinned,
                            bottom,
                            height,
                            options.pictureWidth(entry)));
            bottom += height;
        }
    }
}
