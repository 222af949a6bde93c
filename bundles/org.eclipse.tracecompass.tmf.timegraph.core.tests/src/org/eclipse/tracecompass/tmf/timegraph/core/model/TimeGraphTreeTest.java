package org.eclipse.tracecompass.tmf.timegraph.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Trees whose parents form cycles, compared with a search for each row; and very deep trees. */
class TimeGraphTreeTest {

    private static TimeGraphEntry row(long id, long parent) {
        return new TimeGraphEntry(id, parent, List.of("r" + id), 0, 1, true);
    }

    private static TimeGraphTree tree(List<TimeGraphEntry> rows) {
        return new TimeGraphTree(List.of(), rows, -1);
    }

    @Test
    void cyclesAreCutAtTheirFirstRow() {
        SplittableRandom random = new SplittableRandom(3);
        int cuts = 0;
        for (int round = 0; round < 2000; round++) {
            int size = 1 + random.nextInt(12);
            List<TimeGraphEntry> rows = new ArrayList<>();
            for (int id = 0; id < size; id++) {
                rows.add(row(id, random.nextInt(size + 2) - 1));
            }
            TimeGraphTree tree = tree(rows);
            Set<Long> roots = new HashSet<>();
            for (TimeGraphEntry row : rows) {
                boolean cut = isFirstOfCycle(row, rows);
                cuts += cut ? 1 : 0;
                boolean root = cut || row.parentId() < 0 || row.parentId() >= size;
                if (root) {
                    roots.add(row.id());
                }
                assertThat(tree.parent(row))
                        .isEqualTo(root ? null : rows.get((int) row.parentId()));
                assertThat(root || tree.children(row.parentId()).contains(row)).isTrue();
            }
            assertThat(tree.roots().stream().map(TimeGraphEntry::id))
                    .containsExactlyInAnyOrderElementsOf(roots);
        }
        assertThat(cuts).isGreaterThan(500);
    }

    private static boolean isFirstOfCycle(TimeGraphEntry row, List<TimeGraphEntry> rows) {
        long first = row.id();
        long at = row.parentId();
        for (int steps = 0; steps < rows.size() && at >= 0 && at < rows.size(); steps++) {
            first = Math.min(first, at);
            if (at == row.id()) {
                return first == row.id();
            }
            at = rows.get((int) at).parentId();
        }
        return false;
    }

    /** To walk from each row to the root would take hours. */
    @Test
    @Timeout(60)
    void aTreeMayBeAsDeepAsItHasRows() {
        int size = 300_000;
        List<TimeGraphEntry> rows = new ArrayList<>();
        for (int id = 0; id < size; id++) {
            rows.add(row(id, id + 1 < size ? id + 1 : -1));
        }
        TimeGraphTree down = tree(rows);
        assertThat(down.roots()).containsExactly(rows.get(size - 1));
        assertThat(tree(rows.reversed()).children(1)).containsExactly(rows.get(0));
    }
}
