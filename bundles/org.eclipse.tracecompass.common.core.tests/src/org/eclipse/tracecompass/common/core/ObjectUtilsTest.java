package org.eclipse.tracecompass.common.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects that are compared by their contents. */
class ObjectUtilsTest {

    static Stream<Arguments> equal() {
        return Stream.of(
                Arguments.of(null, null),
                Arguments.of("a", new String(new char[] {'a'})),
                Arguments.of(new int[] {1, 2}, new int[] {1, 2}),
                Arguments.of(new Object[] {"a", 1}, new Object[] {"a", 1}),
                Arguments.of(new String[][] {{"a"}, {}}, new String[][] {{"a"}, {}}),
                Arguments.of(new @Nullable Object[] {null}, new @Nullable Object[] {null}),
                Arguments.of(List.of(new int[] {1}), new LinkedList<>(List.of(new int[] {1}))),
                Arguments.of(
                        List.of(List.of(new int[] {1})), Arrays.asList(List.of(new int[] {1}))),
                Arguments.of(
                        Map.of("k", new byte[] {7}, "l", List.of()),
                        Map.of("l", List.of(), "k", new byte[] {7})),
                Arguments.of(Set.of(1, 2), new TreeSet<>(Set.of(2, 1))),
                Arguments.of(
                        new LinkedHashSet<>(List.of(new int[] {1}, new int[] {2})),
                        new LinkedHashSet<>(List.of(new int[] {2}, new int[] {1}))),
                Arguments.of(
                        new ArrayDeque<>(List.of(new int[] {1})),
                        new ArrayDeque<>(List.of(new int[] {1}))));
    }

    @ParameterizedTest
    @MethodSource("equal")
    void equalContentsMakeEqualObjects(@Nullable Object a, @Nullable Object b) {
        assertThat(ObjectUtils.deepEquals(a, b)).isTrue();
        assertThat(ObjectUtils.deepEquals(b, a)).isTrue();
        assertThat(ObjectUtils.deepHashCode(a)).isEqualTo(ObjectUtils.deepHashCode(b));
    }

    static Stream<Arguments> different() {
        return Stream.of(
                Arguments.of("a", null),
                Arguments.of("a", "b"),
                Arguments.of(1, 1L),
                Arguments.of(new int[] {1, 2}, new int[] {2, 1}),
                Arguments.of(new int[] {1}, new int[] {1, 1}),
                Arguments.of(new int[] {1}, new Integer[] {1}),
                Arguments.of(new int[] {1}, List.of(1)),
                Arguments.of(List.of(1), Set.of(1)),
                Arguments.of(List.of(1), new ArrayDeque<>(List.of(1))),
                Arguments.of(List.of(1, 2), List.of(1)),
                Arguments.of(Set.of(1, 2), Set.of(1, 3)),
                Arguments.of(Set.of(1), "1"),
                Arguments.of(Map.of("a", 1), Map.of("a", 2)),
                Arguments.of(Map.of("a", 1), Map.of("b", 1)),
                Arguments.of(Map.of("k", new byte[] {7}), Map.of("k", new byte[] {8})));
    }

    @ParameterizedTest
    @MethodSource("different")
    void otherContentsMakeOtherObjects(@Nullable Object a, @Nullable Object b) {
        assertThat(ObjectUtils.deepEquals(a, b)).isFalse();
        assertThat(ObjectUtils.deepEquals(b, a)).isFalse();
    }

    @Test
    void theHashOfNullIsZero() {
        assertThat(ObjectUtils.deepHashCode(null)).isZero();
    }
}
