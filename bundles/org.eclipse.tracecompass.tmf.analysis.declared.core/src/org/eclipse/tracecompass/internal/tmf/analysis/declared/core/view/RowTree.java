package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * The attributes of a pattern, and how they stand below each other: as in the tree of attributes,
 * without the names that all of them have, because the pattern says them. So the rows of {@code
 * CPUs/*&#47;Current_thread} are called 0, 1, 2, and those of {@code CPUs/*&#47;IRQs/*} are 5 and 7
 * below 0.
 */
final class RowTree {

    /** The maximum number of rows; more are not useful. */
    static final int MAX_ROWS = 50_000;

    /**
     * An attribute.
     *
     * @param quark its quark
     * @param names its name and those of the rows above it, from the top; at least one
     */
    record Row(int quark, List<String> names) {

        /** Its own name. */
        String name() {
            return names.get(names.size() - 1);
        }
    }

    private record Step(int quark, int at) {}

    private final ITmfStateSystem history;
    private final List<String> pattern;
    private final int limit;
    private final Map<Integer, Row> rows = new LinkedHashMap<>();
    private final Set<Step> seen = new HashSet<>();

    private RowTree(ITmfStateSystem history, PathPattern pattern, int limit) {
        this.history = history;
        this.pattern = pattern.segments();
        this.limit = limit;
    }

    /**
     * Finds attributes.
     *
     * @param history where
     * @param pattern which
     * @param limit how many at most
     * @return the rows, those above before those below, otherwise as people sort names
     */
    static List<Row> of(ITmfStateSystem history, PathPattern pattern, int limit) {
        RowTree tree = new RowTree(history, pattern, limit);
        tree.walk(ITmfStateSystem.ROOT_ATTRIBUTE, 0, List.of(), "");
        List<Row> rows = new ArrayList<>(tree.rows.values());
        rows.sort(Comparator.comparing(Row::names, RowTree::compare));
        return rows;
    }

    private void walk(int quark, int at, List<String> names, String last) {
        if (rows.size() >= limit || !seen.add(new Step(quark, at))) {
            return;
        }
        if (at == pattern.size()) {
            // A directory whose name the pattern says is not a row of itself.
            if (!names.isEmpty()) {
                rows.putIfAbsent(quark, new Row(quark, names));
            } else if (quark != ITmfStateSystem.ROOT_ATTRIBUTE
                    && (!isAnyDepth(at - 1) || history.getSubAttributes(quark, false).isEmpty())) {
                rows.putIfAbsent(quark, new Row(quark, List.of(last)));
            }
            return;
        }
        String segment = pattern.get(at);
        if (segment.equals(PathPattern.ANY_DEPTH)) {
            walk(quark, at + 1, names, last);
            children(quark, segment, at, names);
        } else if (segment.indexOf('*') >= 0) {
            children(quark, segment, at + 1, names);
        } else {
            int child = history.optQuarkRelative(quark, segment);
            if (child != ITmfStateSystem.INVALID_ATTRIBUTE) {
                walk(child, at + 1, names, segment);
            }
        }
    }

    private boolean isAnyDepth(int at) {
        return at >= 0 && pattern.get(at).equals(PathPattern.ANY_DEPTH);
    }

    private void children(int quark, String segment, int next, List<String> names) {
        PathPattern one = new PathPattern(List.of(segment));
        for (int child : history.getSubAttributes(quark, false)) {
            String name = history.getAttributeName(child);
            boolean isAbout =
                    quark == ITmfStateSystem.ROOT_ATTRIBUTE && name.equals(ValueTables.ROOT);
            if (!isAbout && one.matches(List.of(name))) {
                List<String> longer = new ArrayList<>(names);
                longer.add(name);
                walk(child, next, List.copyOf(longer), name);
            }
        }
    }

    private static int compare(List<String> a, List<String> b) {
        int common = Math.min(a.size(), b.size());
        for (int i = 0; i < common; i++) {
            int order = NaturalOrder.ANY_CASE.compare(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }
}
