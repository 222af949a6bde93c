package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/** The user's choices for rows. Mutable, for one thread. */
public final class LayoutOptions {

    private final Map<Long, Boolean> expansion = new HashMap<>();
    private final Set<Long> pinned = new LinkedHashSet<>();
    private @Nullable RowFilter filter;
    private int filterLabel = -1;
    private String filterName = "";
    private boolean hideEmpty;
    private SortOrder order = SortOrder.NONE;
    private double rowHeight = 22;
    private @Nullable ToDoubleFunction<TimeGraphEntry> heights;
    private ToDoubleFunction<TimeGraphEntry> pictures = row -> 0;
    private boolean sorted = true;

    /** Whether a row's children are shown, as the user or else the tree's automatic level says. */
    public boolean isExpanded(TimeGraphTree tree, TimeGraphEntry row, int depth) {
        Boolean chosen = expansion.get(row.id());
        return chosen != null
                ? chosen
                : tree.autoExpandLevel() < 0 || depth + 1 < tree.autoExpandLevel();
    }

    /** Shows or hides a row's children. */
    public void setExpanded(long id, boolean expanded) {
        expansion.put(id, expanded);
    }

    /** Shows or hides the children of all rows. */
    public void setAllExpanded(TimeGraphTree tree, boolean expanded) {
        expansion.clear();
        tree.entries().forEach(e -> expansion.put(e.id(), expanded));
    }

    /** The rows that stay at the top, in the order in which they were pinned. Do not modify. */
    public Set<Long> pinned() {
        return pinned;
    }

    /** Keeps a row at the top, or lets it go. */
    public void setPinned(long id, boolean pin) {
        if (pin) {
            pinned.add(id);
        } else {
            pinned.remove(id);
        }
    }

    /** The filter, or null for all rows. */
    public @Nullable RowFilter filter() {
        return filter;
    }

    /** Only rows that the filter lets pass are shown, with the rows above them; null = all rows. */
    public void setFilter(@Nullable RowFilter rows) {
        filter = rows;
    }

    /**
     * Has the filter look at one label only, which need not be a column.
     *
     * @param label the index of the label
     * @param name what filters call it
     */
    public void setFilterLabel(int label, String name) {
        filterLabel = label;
        filterName = name;
    }

    /** Takes over the filter of others, and what it looks at. */
    public void setFilterOf(LayoutOptions others) {
        filter = others.filter;
        filterLabel = others.filterLabel;
        filterName = others.filterName;
    }

    /** Returns the columns that filters of a tree's rows can name. */
    public FilterColumns filterColumns(TimeGraphTree tree) {
        return FilterColumns.of(
                filterLabel >= 0
                        ? List.of(filterName)
                        : tree.columns().stream().map(LabelColumn::title).toList());
    }

    /** Returns the labels of a row that belong to {@link #filterColumns}. */
    public List<String> filterLabels(TimeGraphEntry row) {
        return filterLabel >= 0 ? List.of(row.label(filterLabel)) : row.labels();
    }

    /** Whether rows without states in the window are left out. */
    public boolean hideEmpty() {
        return hideEmpty;
    }

    /** Leaves out rows that have no states in the window, or shows them again. */
    public void setHideEmpty(boolean hide) {
        hideEmpty = hide;
    }

    /** The order of siblings. */
    public SortOrder order() {
        return order;
    }

    /** Sets the order of siblings. */
    public void setOrder(SortOrder sortOrder) {
        order = sortOrder;
    }

    /**
     * Whether rows are put into {@link #order()}, which the header shows in any case.
     *
     * @since 0.2.0
     */
    public boolean isSorted() {
        return sorted;
    }

    /**
     * Has rows put into {@link #order()}, or leaves that to the tree.
     *
     * @since 0.2.0
     */
    public void setSorted(boolean sort) {
        sorted = sort;
    }

    /** The height of a row, unless rows have heights of their own. */
    public double rowHeight() {
        return rowHeight;
    }

    /** The height of one row. */
    double rowHeight(TimeGraphEntry row) {
        ToDoubleFunction<TimeGraphEntry> own = heights;
        return own == null ? rowHeight : Math.max(0, own.applyAsDouble(row));
    }

    /** Whether rows may have different heights. */
    boolean hasRowHeights() {
        return heights != null;
    }

    /**
     * Gives rows heights of their own.
     *
     * @param ofRow the height of a row, 0 to hide it; null for {@link #rowHeight()}
     * @since 0.2.0
     */
    public void setRowHeights(@Nullable ToDoubleFunction<TimeGraphEntry> ofRow) {
        heights = ofRow;
    }

    /** The room for a picture before the name of a row. */
    double pictureWidth(TimeGraphEntry row) {
        return pictures.applyAsDouble(row);
    }

    /**
     * Leaves room for pictures before the names of rows.
     *
     * @param ofRow the room before the name of a row, 0 for none
     * @since 0.2.0
     */
    public void setPictureWidths(ToDoubleFunction<TimeGraphEntry> ofRow) {
        pictures = ofRow;
    }

    /** Sets the height of rows; kept between 8 and 80. */
    public void setRowHeight(double height) {
        rowHeight = Math.clamp(height, 8, 80);
    }
}
