package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What has a value below an attribute is known, and nothing else. */
class LiveTreeTest {

    private static final int SIZE = 200;

    @Property(tries = 500)
    void whatIsClearedIsWhatHasAValueChildrenFirst(@ForAll long seed) {
        Random random = new Random(seed);
        int[] parents = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            parents[i] = i < 3 ? -1 : random.nextInt(Math.max(1, i / (1 + random.nextInt(4))));
        }
        LiveTree tree = new LiveTree(i -> parents[i]);
        boolean[] values = new boolean[SIZE];
        for (int step = 0; step < 300; step++) {
            int node = random.nextInt(SIZE);
            if (random.nextInt(10) == 0) {
                assertCleared(tree, node, parents, values);
            } else {
                values[node] = random.nextInt(3) > 0;
                tree.set(node, values[node]);
            }
        }
        for (int root = 0; root < 3; root++) {
            assertCleared(tree, root, parents, values);
        }
    }

    private static void assertCleared(LiveTree tree, int node, int[] parents, boolean[] values) {
        List<Integer> expected = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            if (values[i] && isBelow(i, node, parents)) {
                expected.add(i);
                values[i] = false;
            }
        }
        List<Integer> cleared = new ArrayList<>();
        tree.clear(
                node,
                removed -> {
                    assertThat(cleared)
                            .as("what is below %d comes first", removed)
                            .noneMatch(earlier -> isBelow(removed, earlier, parents));
                    cleared.add(removed);
                });
        assertThat(cleared).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static boolean isBelow(int node, int ancestor, int[] parents) {
        for (int at = node; at >= 0; at = parents[at]) {
            if (at == ancestor) {
                return true;
            }
        }
        return false;
    }
}
