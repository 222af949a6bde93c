package org.eclipse.tracecompass.common.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.StreamUtils.StreamFlattener;
import org.junit.jupiter.api.Test;

/** Streams over iterables, iterators and trees. */
class StreamUtilsTest {

    @Test
    void iterablesAndIteratorsStreamInTheirOrder() {
        List<Integer> list = List.of(3, 1, 2);
        assertThat(StreamUtils.getStream((Iterable<Integer>) list)).containsExactly(3, 1, 2);
        assertThat(StreamUtils.getStream(list.iterator())).containsExactly(3, 1, 2);
    }

    @Test
    void aTreeIsFlattenedParentsFirst() {
        // The children of n are 2n and 2n + 1, up to 7.
        StreamFlattener<Integer> tree =
                new StreamFlattener<>(n -> Stream.of(2 * n, 2 * n + 1).filter(c -> c <= 7));
        assertThat(tree.flatten(1)).containsExactly(1, 2, 4, 5, 3, 6, 7);
    }
}
