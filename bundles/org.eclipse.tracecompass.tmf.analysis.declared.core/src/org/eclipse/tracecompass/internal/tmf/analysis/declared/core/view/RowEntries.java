package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** Hands the rows of a view out as a tree, with rows for names that are only above others. */
final class RowEntries {

    /** Takes a row of the tree. */
    @FunctionalInterface
    interface Taker {
        /**
         * @param id the id of the row
         * @param parent the id of the row above it
         * @param labels its labels
         * @param row its attribute; null for a name that is only above others
         */
        void add(long id, long parent, List<String> labels, RowTree.@Nullable Row row);
    }

    private RowEntries() {}

    /**
     * Hands out the rows below a root, those above before those below.
     *
     * @param ids the ids of attributes, by row
     * @param nameIds the ids of rows without an attribute, by names from the top
     */
    static void list(
            ViewRows source,
            ITmfStateSystem history,
            long root,
            ToLongFunction<RowTree.Row> ids,
            ToLongFunction<List<String>> nameIds,
            Taker taker) {
        List<RowTree.Row> rows = source.rows(history);
        Map<Integer, String> labels = RowLabels.of(history, rows, source.view().label());
        Map<List<String>, Long> above = new HashMap<>();
        for (RowTree.Row row : rows) {
            long parent = root;
            for (int depth = 1; depth < row.names().size(); depth++) {
                List<String> names = row.names().subList(0, depth);
                Long known = above.get(names);
                if (known == null) {
                    long id = nameIds.applyAsLong(List.copyOf(names));
                    taker.add(id, parent, source.labels(names.get(depth - 1), null), null);
                    above.put(List.copyOf(names), id);
                    parent = id;
                } else {
                    parent = known;
                }
            }
            long id = ids.applyAsLong(row);
            taker.add(id, parent, source.labels(row.name(), labels.get(row.quark())), row);
            above.putIfAbsent(row.names(), id);
        }
        if (rows.size() == RowTree.MAX_ROWS) {
            taker.add(
                    nameIds.applyAsLong(List.of()),
                    root,
                    source.labels("There are more than " + RowTree.MAX_ROWS + " rows.", null),
                    null);
        }
    }
}
