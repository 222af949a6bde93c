package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/** What the user has chosen about rows. Mutable, for one thread. */
public final class LayoutOptions {

    private final Map<Long, Boolean> expansion = new HashMap<>();
    private final Set<Long> pinned = new LinkedHashSet<>();
    private @Nullable Pattern filter;
    private int filterLabel = -1;
    private boolean hideEmpty;
    private SortOrder order = SortOrder.NONE;
    private double rowHeight = 22;

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
    public @Nullable Pattern filter() {
        return filter;
    }

    /** Only rows whose name, or any label, contains a match are shown, with the rows above them. */
    public void setFilter(@Nullable Pattern pattern) {
        filter = pattern;
    }

    /** The label that the filter looks at, -1 = any. */
    public int filterLabel() {
        return filterLabel;
    }

    /** Has the filter look at one label only, which need not be a column; -1 = at any. */
    public void setFilterLabel(int label) {
        filterLabel = label;
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

    /** The height of a row. */
    public double rowHeight() {
        return rowHeight;
    }

    /** Sets the height of rows; kept between 8 and 80. */
    public void setRowHeight(double height) {
        rowHeight = Math.clamp(height, 8, 80);
    }
}
