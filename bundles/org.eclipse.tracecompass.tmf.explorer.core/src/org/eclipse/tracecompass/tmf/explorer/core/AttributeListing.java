package org.eclipse.tracecompass.tmf.explorer.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * Chooses which attributes of a state system are listed: all of them while they are few, else level
 * by level as many as fit, and the children of expanded ones. Of what is left out, a row says how
 * much it is.
 */
final class AttributeListing {

    /** The number of attributes of a state system that are listed initially. */
    static final int LIMIT = 5_000;

    /** The minimum number of children that a listed or expanded attribute shows. */
    static final int PAGE = 500;

    /** More siblings than this stay in the order of their creation. */
    private static final int MAX_SORTED = 20_000;

    /** What filters look at. */
    static final FilterColumns PATHS =
            FilterColumns.of(List.of(StateSystemDataProvider.PATH_COLUMN));

    private static final int CANCEL_STEP = 1024;

    /**
     * A row.
     *
     * @param parent the quark of the parent, or the root
     * @param quark the attribute; {@link ITmfStateSystem#INVALID_ATTRIBUTE} for a row that stands
     *     for attributes left out
     * @param more how many attributes such a row stands for; -1 when that is not known
     */
    record Row(int parent, int quark, int more) {

        boolean isAttribute() {
            return quark != ITmfStateSystem.INVALID_ATTRIBUTE;
        }
    }

    private final ITmfStateSystem ss;
    private final List<Row> rows = new ArrayList<>();
    private final int limit;

    private AttributeListing(ITmfStateSystem ss, int limit) {
        this.ss = ss;
        this.limit = limit;
    }

    /**
     * Lists the top of the tree.
     *
     * @param ss the state system
     * @param limit how many attributes to list unasked
     * @param wanted how many children of an attribute (or the root) are wanted at least, 0 for no
     *     wish
     * @return the rows, parents before children
     */
    static List<Row> top(ITmfStateSystem ss, int limit, IntUnaryOperator wanted) {
        AttributeListing listing = new AttributeListing(ss, limit);
        listing.listTop(wanted);
        return listing.rows;
    }

    /**
     * Lists the attributes whose full path passes a filter, with those above them.
     *
     * @param ss the state system
     * @param limit how many matches to list
     * @param filter the filter; its one column is the path
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows, parents before children
     */
    static List<Row> matches(
            ITmfStateSystem ss, int limit, RowFilter filter, @Nullable IProgressMonitor monitor) {
        AttributeListing listing = new AttributeListing(ss, limit);
        listing.listMatches(filter, monitor);
        return listing.rows;
    }

    private void listTop(IntUnaryOperator wanted) {
        Deque<Integer> parents = new ArrayDeque<>();
        parents.add(ITmfStateSystem.ROOT_ATTRIBUTE);
        while (!parents.isEmpty()) {
            int parent = parents.remove();
            List<Integer> children = childrenOf(parent);
            int count = children.size();
            if (count == 0) {
                continue;
            }
            int left = Math.max(0, limit - rows.size());
            int unasked =
                    count <= left ? count : parent == ITmfStateSystem.ROOT_ATTRIBUTE ? PAGE : 0;
            int shown = Math.min(count, Math.max(unasked, wanted.applyAsInt(parent)));
            for (int quark : shown == 0 ? List.<Integer>of() : sorted(children).subList(0, shown)) {
                rows.add(new Row(parent, quark, 0));
                parents.add(quark);
            }
            if (shown < count) {
                rows.add(new Row(parent, ITmfStateSystem.INVALID_ATTRIBUTE, count - shown));
            }
        }
    }

    private List<Integer> childrenOf(int parent) {
        List<Integer> children = ss.getSubAttributes(parent, false);
        if (parent == ITmfStateSystem.ROOT_ATTRIBUTE) {
            children.removeIf(quark -> ss.getAttributeName(quark).equals(ValueTables.ROOT));
        }
        return children;
    }

    private void listMatches(RowFilter filter, @Nullable IProgressMonitor monitor) {
        BitSet kept = new BitSet();
        Predicate<List<String>> search = filter.search(PATHS);
        int matches = 0;
        int count = ss.getNbAttributes();
        for (int quark = 0; quark < count; quark++) {
            if (quark % CANCEL_STEP == 0 && monitor != null && monitor.isCanceled()) {
                return;
            }
            if (search.test(List.of(AttributePaths.of(ss, quark)))
                    && !ValueTables.isReserved(ss, quark)) {
                if (++matches > limit) {
                    break;
                }
                for (int q = quark; q >= 0 && !kept.get(q); q = ss.getParentAttributeQuark(q)) {
                    kept.set(q);
                }
            }
        }
        // a parent is always created before its children
        List<Integer> quarks = new ArrayList<>();
        kept.stream().forEach(quarks::add);
        for (int quark : sorted(quarks)) {
            rows.add(new Row(ss.getParentAttributeQuark(quark), quark, 0));
        }
        if (matches > limit) {
            rows.add(
                    new Row(ITmfStateSystem.ROOT_ATTRIBUTE, ITmfStateSystem.INVALID_ATTRIBUTE, -1));
        }
    }

    private List<Integer> sorted(List<Integer> quarks) {
        if (quarks.size() > MAX_SORTED) {
            return quarks;
        }
        record Named(int depth, String name, int quark) {}
        List<Named> named = new ArrayList<>(quarks.size());
        for (int quark : quarks) {
            named.add(new Named(depth(quark), ss.getAttributeName(quark), quark));
        }
        named.sort(
                (a, b) ->
                        a.depth != b.depth
                                ? Integer.compare(a.depth, b.depth)
                                : AttributePaths.NAME_ORDER.compare(a.name, b.name));
        return named.stream().map(Named::quark).toList();
    }

    private int depth(int quark) {
        int depth = 0;
        for (int q = quark; q >= 0; q = ss.getParentAttributeQuark(q)) {
            depth++;
        }
        return depth;
    }
}
