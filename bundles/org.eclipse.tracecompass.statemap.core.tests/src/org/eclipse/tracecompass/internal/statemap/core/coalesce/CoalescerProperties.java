package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** The queue and the columns against lists that are searched from end to end. */
class CoalescerProperties {

    private static final int ENTITIES = 3;

    private static final class Box {
        private final int entity;
        private final long start;
        private long duration;
        private long count = 1;
        private final Map<Integer, Long> states = new TreeMap<>();
        private final Map<Integer, Long> tags = new TreeMap<>();
        private boolean dropped;

        Box(int entity, long start, long duration, int state, int tag) {
            this.entity = entity;
            this.start = start;
            this.duration = duration;
            states.put(state, duration);
            if (tag >= 0) {
                tags.put(tag, duration);
            }
        }

        void absorb(Box right) {
            duration += right.duration;
            count += right.count;
            right.states.forEach((state, nanos) -> states.merge(state, nanos, Long::sum));
            right.tags.forEach((tag, nanos) -> tags.merge(tag, nanos, Long::sum));
        }
    }

    private final List<List<Box>> rows = new ArrayList<>();

    private long weight(Box box) {
        List<Box> row = rows.get(box.entity);
        int at = row.indexOf(box);
        return box.duration
                + (at > 0 ? row.get(at - 1).duration : 0)
                + (at + 1 < row.size() ? row.get(at + 1).duration : 0);
    }

    private List<Box> live() {
        return rows.stream()
                .flatMap(List::stream)
                .filter(box -> !box.dropped)
                .sorted(
                        Comparator.comparingLong(this::weight)
                                .thenComparingLong(box -> box.start)
                                .thenComparingInt(box -> box.entity))
                .collect(Collectors.toList());
    }

    private void mergeLightest(Box box) {
        List<Box> row = rows.get(box.entity);
        int at = row.indexOf(box);
        if (row.size() == 1) {
            box.dropped = true;
            return;
        }
        boolean left =
                at == row.size() - 1
                        || at > 0 && row.get(at - 1).duration < row.get(at + 1).duration;
        int target = left ? at - 1 : at;
        row.get(target).absorb(row.remove(target + 1));
        for (int i = Math.max(0, target - 1); i <= Math.min(row.size() - 1, target + 1); i++) {
            row.get(i).dropped = false;
        }
    }

    @Property(tries = 300)
    void mergesWhatASearchOfAllRectanglesWouldMerge(
            @ForAll @Size(max = 60) List<@IntRange(max = 100_000) Integer> data,
            @ForAll @IntRange(min = 1, max = 20) int bound) {
        rows.clear();
        Coalescer coalescer = new Coalescer(bound);
        long[] ends = new long[ENTITIES];
        for (int i = 0; i < ENTITIES; i++) {
            coalescer.addEntity();
            rows.add(new ArrayList<>());
        }
        for (int random : data) {
            int entity = random % ENTITIES;
            int duration = 1 + random / 3 % 6;
            int state = random / 18 % 4;
            int tag = random / 72 % 3 - 1;
            coalescer.add(entity, ends[entity], duration, state, tag);
            List<Box> row = rows.get(entity);
            row.forEach(box -> box.dropped &= box != row.getLast());
            row.add(new Box(entity, ends[entity], duration, state, tag));
            ends[entity] += duration;
            for (List<Box> live = live(); live.size() >= bound; live = live()) {
                mergeLightest(live.getFirst());
            }
        }
        assertThat(coalescer.live()).isEqualTo(live().size());
        for (int i = 0; i < ENTITIES; i++) {
            assertThat(
                            coalescer.rectangles(i).stream()
                                    .map(
                                            r ->
                                                    r.start()
                                                            + "+"
                                                            + r.duration()
                                                            + "*"
                                                            + r.count()
                                                            + map(r.states(), r.stateNanos())
                                                            + map(r.tags(), r.tagNanos())))
                    .containsExactlyElementsOf(
                            rows.get(i).stream()
                                    .map(
                                            b ->
                                                    b.start
                                                            + "+"
                                                            + b.duration
                                                            + "*"
                                                            + b.count
                                                            + b.states
                                                            + b.tags)
                                    .toList());
        }
    }

    private static Map<Integer, Long> map(int[] keys, long[] values) {
        return IntStream.range(0, keys.length)
                .boxed()
                .collect(Collectors.toMap(i -> keys[i], i -> values[i], Long::sum, TreeMap::new));
    }
}
