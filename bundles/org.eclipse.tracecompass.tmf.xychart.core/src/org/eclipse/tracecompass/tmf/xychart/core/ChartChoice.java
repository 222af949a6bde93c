package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.PatternSearch;

/**
 * Which series are shown: those that the provider proposes, except for what the user chose
 * otherwise. Immutable.
 *
 * @param shown rows that the user wants
 * @param hidden rows that he does not want
 * @param names only rows whose name contains a match, in place of all the rest; null for none
 */
public record ChartChoice(Set<Long> shown, Set<Long> hidden, @Nullable Pattern names) {

    /** What the provider proposes. */
    public static final ChartChoice DEFAULT = new ChartChoice(Set.of(), Set.of(), null);

    /** Copies the sets. */
    public ChartChoice {
        shown = Set.copyOf(shown);
        hidden = Set.copyOf(hidden);
    }

    /** All rows whose name contains a match. */
    public static ChartChoice matching(Pattern names) {
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

    /** Whether a row's series is shown. */
    public boolean shows(ChartEntry entry) {
        Pattern wanted = names;
        if (!entry.hasSeries() || hidden.contains(entry.id())) {
            return false;
        }
        return shown.contains(entry.id())
                || (wanted == null ? entry.isDefault() : matches(entry, wanted));
    }

    private static boolean matches(ChartEntry entry, Pattern wanted) {
        return entry.labels().stream().anyMatch(label -> PatternSearch.find(wanted, label));
    }

    /** The rows of a tree that are shown, in its order. */
    public Set<Long> of(ChartTree tree) {
        Set<Long> ids = new LinkedHashSet<>();
        tree.entries().stream().filter(this::shows).forEach(e -> ids.add(e.id()));
        return ids;
    }
}
