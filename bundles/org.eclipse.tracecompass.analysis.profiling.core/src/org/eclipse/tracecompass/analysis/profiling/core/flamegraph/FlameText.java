package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/** The description of a box. */
public final class FlameText {

    private FlameText() {}

    /**
     * Returns what there is to know about a box, in the order in which it is shown.
     *
     * @param box the box
     * @param all the box of all
     */
    public static Map<String, String> details(FlameBox box, FlameBox all) {
        Map<String, String> details = new LinkedHashMap<>();
        CallNode node = box.node();
        details.put("Time", TimeText.duration(box.time(), 3) + share(box.time(), all.time(), ""));
        FlameBox caller = box.parent();
        if (caller != null && caller.isFunction()) {
            details.put("Of its caller", percent(box.time(), caller.time()));
        }
        if (node == null || !box.isFunction()) {
            return details;
        }
        CallFigures figures = node.figures();
        details.put(
                "Self",
                TimeText.duration(figures.selfInRange(), 3)
                        + share(figures.selfInRange(), box.time(), " of its time"));
        details.put("Calls", String.format(Locale.ROOT, "%,d", figures.calls()));
        if (figures.calls() > 0) {
            details.put("Average", TimeText.duration(Math.round(figures.average()), 3));
            details.put("Shortest", TimeText.duration(figures.min(), 3));
            details.put("Longest", TimeText.duration(figures.max(), 3));
        }
        if (figures.cutCalls() > 0) {
            details.put("Cut off", String.format(Locale.ROOT, "%,d calls", figures.cutCalls()));
        }
        if (!node.symbol().equals(node.name())) {
            details.put("Symbol", node.symbol());
        }
        if (node.function() instanceof Long address) {
            String hex = "0x" + Long.toHexString(address.longValue());
            if (!hex.equals(box.name())) {
                details.put("Address", hex);
            }
        }
        return details;
    }

    /** Returns the details of a box in a line. */
    public static String line(FlameBox box, FlameBox all) {
        StringBuilder line =
                new StringBuilder(box.name())
                        .append("   ")
                        .append(TimeText.duration(box.time(), 3))
                        .append(share(box.time(), all.time(), ""));
        CallNode node = box.node();
        if (node != null && box.isFunction()) {
            long calls = node.figures().calls() + node.figures().cutCalls();
            line.append("   self ")
                    .append(TimeText.duration(node.figures().selfInRange(), 3))
                    .append(String.format(Locale.ROOT, "   %,d ", calls))
                    .append(calls == 1 ? "call" : "calls");
        }
        return line.toString();
    }

    /** Returns what a search has found, in a line; null if nothing is looked for. */
    public static @Nullable String line(FlameSearch search, FlameBox all) {
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
                        TimeText.duration(search.time(), 3),
                        share(search.time(), all.time(), ""));
    }

    private static String share(long part, long whole, String of) {
        return whole == 0 ? "" : " (" + percent(part, whole) + of + ")";
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.1f %%", whole == 0 ? 0 : 100.0 * part / whole);
    }
}
