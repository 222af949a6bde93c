package org.eclipse.tracecompass.tmf.core.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RowIdsTest {

    @Test
    void equalKeysHaveTheSameId() {
        RowIds<List<String>> ids = new RowIds<>();
        long id = ids.of(List.of("CPUs", "0"));
        assertThat(ids.of(new ArrayList<>(List.of("CPUs", "0")))).isEqualTo(id);
        assertThat(ids.of(List.of("CPUs", "1"))).isNotEqualTo(id);
        assertThat(ids.key(id)).containsExactly("CPUs", "0");
    }

    @Test
    void equalKeysOfTwoProvidersHaveDifferentIds() {
        RowIds<String> one = new RowIds<>();
        RowIds<String> two = new RowIds<>();
        long id = one.of("total");
        assertThat(two.of("total")).isNotEqualTo(id);
        assertThat(two.key(id)).isNull();
        assertThat(RowIds.next()).isNotIn(id, two.of("total"));
    }

    @Test
    void idsFitIntoAnInt() {
        assertThat(RowIds.next()).isBetween(0L, (long) Integer.MAX_VALUE);
    }

    @Test
    void rowsThatAreNotRetainedAreForgotten() {
        RowIds<String> ids = new RowIds<>();
        long kept = ids.of("kept");
        long left = ids.of("left");
        ids.retain(List.of("kept", "never seen"));
        assertThat(ids.key(kept)).isEqualTo("kept");
        assertThat(ids.key(left)).isNull();
        assertThat(ids.of("kept")).isEqualTo(kept);
        assertThat(ids.of("left")).isNotEqualTo(left);
    }

    @Test
    void threadsThatAskForTheSameKeyGetTheSameId() {
        RowIds<Integer> ids = new RowIds<>();
        Set<Long> given = ConcurrentHashMap.newKeySet();
        IntStream.range(0, 10_000).parallel().forEach(i -> given.add(ids.of(i % 100)));
        assertThat(given).hasSize(100);
    }
}
