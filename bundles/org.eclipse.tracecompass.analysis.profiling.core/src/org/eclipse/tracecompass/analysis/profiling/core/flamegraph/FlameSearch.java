package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.RowFilter;

/**
 * The functions whose name passes a filter.
 *
 * @param filter what is looked for; its one column is the name; null for nothing
 * @param names the names of the functions that match
 * @param time their time, ns; where one of them was called inside of another it counts once
 * @param boxes their boxes, row by row
 */
public record FlameSearch(
        @Nullable RowFilter filter, Set<String> names, long time, List<FlameBox> boxes) {

    /** Nothing is looked for. */
    public static final FlameSearch NONE = new FlameSearch(null, Set.of(), 0, List.of());

    /**
     * Looks for functions.
     *
     * @throws org.eclipse.tracecompass.common.core.filter.FilterSyntaxException if there is another
     *     column in the filter
     * @throws org.eclipse.tracecompass.common.core.text.CostlyPatternException if that takes too
     *     long
     */
    public static FlameSearch of(@Nullable RowFilter filter, FlameBoxes boxes) {
        if (filter == null) {
            return NONE;
        }
        Predicate<List<String>> search = filter.search(FilterColumns.of(List.of()));
        Map<String, Boolean> looked = new HashMap<>();
        Set<FlameBox> inside = new HashSet<>();
        List<FlameBox> found = new ArrayList<>();
        long time = 0;
        for (int depth = 0; depth < boxes.height(); depth++) {
            for (FlameBox box : boxes.row(depth)) {
                boolean covered = inside.contains(box.parent());
                if (box.isFunction()
                        && looked.computeIfAbsent(box.name(), n -> search.test(List.of(n)))) {
                    found.add(box);
                    time += covered ? 0 : box.time();
                    covered = true;
                }
                if (covered) {
                    inside.add(box);
                }
            }
        }
        looked.values().removeIf(matches -> !matches);
        return new FlameSearch(filter, Set.copyOf(looked.keySet()), time, List.copyOf(found));
    }

    /** Returns how many different functions match. */
    public int functions() {
        return names.size();
    }

    /** Whether a box matches; false if nothing is looked for. */
    boolean matches(FlameBox box) {
        return box.isFunction() && names.contains(box.name());
    }
}
