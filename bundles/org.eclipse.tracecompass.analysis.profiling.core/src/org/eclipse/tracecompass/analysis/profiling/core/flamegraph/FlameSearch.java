package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.PatternSearch;

/**
 * The functions whose name contains a match.
 *
 * @param pattern what is looked for; null for nothing
 * @param functions how many different functions match
 * @param time their time, ns; where one of them was called inside of another it counts once
 * @param boxes their boxes, row by row
 */
public record FlameSearch(
        @Nullable Pattern pattern, int functions, long time, List<FlameBox> boxes) {

    /** Nothing is looked for. */
    public static final FlameSearch NONE = new FlameSearch(null, 0, 0, List.of());

    /**
     * Looks for functions.
     *
     * @throws org.eclipse.tracecompass.common.core.text.CostlyPatternException if that takes too
     *     long
     */
    public static FlameSearch of(@Nullable Pattern pattern, FlameBoxes boxes) {
        if (pattern == null) {
            return NONE;
        }
        PatternSearch search = new PatternSearch(pattern);
        Map<String, Boolean> names = new HashMap<>();
        Set<FlameBox> inside = new HashSet<>();
        List<FlameBox> found = new ArrayList<>();
        long time = 0;
        for (int depth = 0; depth < boxes.height(); depth++) {
            for (FlameBox box : boxes.row(depth)) {
                boolean covered = inside.contains(box.parent());
                if (box.isFunction() && names.computeIfAbsent(box.name(), search::find)) {
                    found.add(box);
                    time += covered ? 0 : box.time();
                    covered = true;
                }
                if (covered) {
                    inside.add(box);
                }
            }
        }
        long functions = names.values().stream().filter(Boolean::booleanValue).count();
        return new FlameSearch(pattern, (int) functions, time, List.copyOf(found));
    }

    /** Whether a box matches; false if nothing is looked for. */
    boolean matches(FlameBox box) {
        Pattern looked = pattern;
        return looked != null && box.isFunction() && PatternSearch.find(looked, box.name());
    }
}
