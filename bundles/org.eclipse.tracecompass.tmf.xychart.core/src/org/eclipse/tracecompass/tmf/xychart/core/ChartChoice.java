package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;

/**
 * The series shown: those proposed by the provider, except for the user's choices otherwise.
 * Immutable.
 *
 * @param shown rows that the user wants
 * @param hidden rows that he does not want
 * @param names only rows that it lets pass, in place of all the rest; null for none
 */
public record ChartChoice(Set<Long> shown, Set<Long> hidden, @Nullable RowFilter names) {

    /** The provider's proposal. */
    public static final ChartChoice DEFAULT = new ChartChoice(Set.of(), Set.of(), null);

    /** Copies the sets. */
    public ChartChoice {
        shown = Set.copyOf(shown);
        hidden = Set.copyOf(hidden);
    }

    /** All rows that a filter lets pass. */
    public static ChartChoice matching(RowFilter names) {
        return new ChartChoice(Set.of(), Set.of(), names);
    }

    /** The same with some rows shown or hidden. */
    public ChartChoice with(Set<Long> rows, boolean show) {
        Set<Long> more = new HashSet<>(shown);
        Set<Long> less = new HashSet<>(hidden);
        (show ? more : less).addAll(rows);
        (show ? less : more).removeAll(rows);
        return new ChartChoice(more, less, names);
    }

    /**
     * Returns the rows of a tree whose series are shown, in its order.
     *
     * @throws org.eclipse.tracecompass.common.core.filter.FilterSyntaxException if the filter names
     *     a column that there is not
     * @throws org.eclipse.tracecompass.common.core.text.CostlyPatternException if the filter takes
     *     too long
     */
    public Set<Long> of(ChartTree tree) {
        RowFilter filter = names;
        Predicate<ChartEntry> wanted = ChartEntry::isDefault;
        if (filter != null && !tree.entries().isEmpty()) {
            Predicate<List<String>> search =
                    filter.search(
                            FilterColumns.of(
                                    tree.columns().stream().map(LabelColumn::title).toList()));
            wanted = entry -> search.test(entry.labels());
        }
        Set<Long> ids = new LinkedHashSet<>();
        for (ChartEntry entry : tree.entries()) {
            if (shows(entry, wanted)) {
                ids.add(entry.id());
            }
        }
        return ids;
    }

    /** Returns whether a row's series is shown, the filter aside. */
    public boolean shows(ChartEntry entry) {
        return shows(entry, ChartEntry::isDefault);
    }

    private boolean shows(ChartEntry entry, Predicate<ChartEntry> wanted) {
        return entry.hasSeries()
                && !hidden.contains(entry.id())
                && (shown.contains(entry.id()) || wanted.test(entry));
    }
}
