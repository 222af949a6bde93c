package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;

/** The description of a box. */
public final class FlameText {

    private FlameText() {}

    /**
     * Returns what there is to know about a box, in the order in which it is shown.
     *
     * @param box the box
     * @param all the box of all
     * @param trees what the boxes stand for
     */
    public static Map<String, String> details(FlameBox box, FlameBox all, FlameTrees trees) {
        Map<String, String> details = new LinkedHashMap<>();
        details.put(
                trees.weightTitle(),
                trees.weightText(box.time()) + share(box.time(), all.time(), ""));
        FlameBox caller = box.parent();
        if (caller != null && caller.isFunction()) {
            details.put("Of its caller", percent(box.time(), caller.time()));
        }
        if (box.node() instanceof WeightedTree<?> tree) {
            details.putAll(trees.details(tree));
        }
        return details;
    }

    /** Returns the details of a box in a line. */
    public static String line(FlameBox box, FlameBox all, FlameTrees trees) {
        String line =
                box.name()
                        + "   "
                        + trees.weightText(box.time())
                        + share(box.time(), all.time(), "");
        return box.node() instanceof WeightedTree<?> tree ? line + trees.summary(tree) : line;
    }

    /** Returns what a search has found, in a line; null if nothing is looked for. */
    public static @Nullable String line(FlameSearch search, FlameBox all, FlameTrees trees) {
        if (search.filter() == null) {
            return null;
        }
        return search.functions() == 0
                ? "no function matches"
                : String.format(
                        Locale.ROOT,
                        "%,d %s, %s%s",
                        search.functions(),
                        search.functions() == 1 ? "function matches" : "functions match",
                        trees.weightText(search.time()),
                        share(search.time(), all.time(), ""));
    }

    static String share(long part, long whole, String of) {
        return whole == 0 ? "" : " (" + percent(part, whole) + of + ")";
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.1f %%", whole == 0 ? 0 : 100.0 * part / whole);
    }
}
