package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Finds where cycles of parents have to be cut: at the first row of each, in the order of rows.
 * Looks at each row a bounded number of times, however deep the tree is. For one thread.
 */
final class ParentCycles {

    private final Map<Long, TimeGraphEntry> rows;

    /** The rows that lead to a root. */
    private final Set<Long> sound;

    /** The rows of cycles that were found from outside and are not cut yet. */
    private final Set<Long> circular = new HashSet<>();

    ParentCycles(Map<Long, TimeGraphEntry> rows) {
        this.rows = rows;
        sound = HashSet.newHashSet(rows.size());
    }

    /** Whether a row is the first one of a cycle; to be asked for all rows in their order. */
    boolean isFirstOfCycle(TimeGraphEntry row) {
        if (circular.contains(row.id())) {
            for (TimeGraphEntry on = row;
                    on != null && circular.remove(on.id());
                    on = rows.get(on.parentId())) {
                sound.add(on.id());
            }
            return true;
        }
        if (isSettled(row)) {
            return false;
        }
        if (isSettled(rows.get(row.parentId()))) {
            sound.add(row.id());
            return false;
        }
        return walk(row);
    }

    private boolean isSettled(@Nullable TimeGraphEntry row) {
        return row == null || sound.contains(row.id()) || circular.contains(row.id());
    }

    private boolean walk(TimeGraphEntry row) {
        List<Long> path = new ArrayList<>();
        Set<Long> onPath = new HashSet<>();
        TimeGraphEntry up = row;
        while (up != null && !isSettled(up) && onPath.add(up.id())) {
            path.add(up.id());
            up = rows.get(up.parentId());
        }
        int begin = up != null && onPath.contains(up.id()) ? path.indexOf(up.id()) : path.size();
        boolean isFirst = begin == 0;
        if (!isFirst) {
            circular.addAll(path.subList(begin, path.size()));
        }
        sound.addAll(isFirst ? path : path.subList(0, begin));
        return isFirst;
    }
}
