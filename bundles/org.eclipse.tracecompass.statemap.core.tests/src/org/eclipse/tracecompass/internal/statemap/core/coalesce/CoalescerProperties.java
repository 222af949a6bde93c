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
        private final int fEntity;
        private final long fStart;
        private long fDuration;
        private long fCount = 1;
        private final Map<Integer, Long> fStates = new TreeMap<>();
        private final Map<Integer, Long> fTags = new TreeMap<>();
        private boolean fDropped;

        Box(int entity, long start, long duration, int state, int tag) {
            fEntity = entity;
            fStart = start;
            fDuration = duration;
            fStates.put(state, duration);
            if (tag >= 0) {
                fTags.put(tag, duration);
            }
        }

        void absorb(Box right) {
            fDuration += right.fDuration;
            fCount += right.fCount;
            right.fStates.forEach((state, nanos) -> fStates.merge(state, nanos, Long::sum));
            right.fTags.forEach((tag, nanos) -> fTags.merge(tag, nanos, Long::sum));
        }
    }

    private final List<List<Box>> fRows = new ArrayList<>();

    private long weight(Box box) {
        List<Box> row = fRows.get(box.fEntity);
        int at = row.indexOf(box);
        return box.fDuration
                + (at > 0 ? row.get(at - 1).fDuration : 0)
                + (at + 1 < row.size() ? row.get(at + 1).fDuration : 0);
    }

    private List<Box> live() {
        return fRows.stream()
                .flatMap(List::stream)
                .filter(box -> !box.fDropped)
                .sorted(
                        Comparator.comparingLong(this::weight)
                                .thenComparingLong(box -> box.fStart)
                                .thenComparingInt(box -> box.fEntity))
                .collect(Collectors.toList());
    }

    private void mergeLightest(Box box) {
        List<Box> row = fRows.get(box.fEntity);
        int at = row.indexOf(box);
        if (row.size() == 1) {
            box.fDropped = true;
            return;
        }
        boolean left =
                at == row.size() - 1
                        || at > 0 && row.get(at - 1).fDuration < row.get(at + 1).fDuration;
        int target = left ? at - 1 : at;
        row.get(target).absorb(row.remove(target + 1));
        for (int i = Math.max(0, target - 1); i <= Math.min(row.size() - 1, target + 1); i++) {
            row.get(i).fDropped = false;
        }
    }

    @Property(tries = 300)
    void mergesWhatASearchOfAllRectanglesWouldMerge(
            @ForAll @Size(max = 60) List<@IntRange(max = 100_000) Integer> data,
            @ForAll @IntRange(min = 1, max = 20) int bound) {
        fRows.clear();
        Coalescer coalescer = new Coalescer(bound);
        long[] ends = new long[ENTITIES];
        for (int i = 0; i < ENTITIES; i++) {
            coalescer.addEntity();
            fRows.add(new ArrayList<>());
        }
        for (int random : data) {
            int entity = random % ENTITIES;
            int duration = 1 + random / 3 % 6;
            int state = random / 18 % 4;
            int tag = random / 72 % 3 - 1;
            coalescer.add(entity, ends[entity], duration, state, tag);
            List<Box> row = fRows.get(entity);
            row.forEach(box -> box.fDropped &= box != row.getLast());
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
                            fRows.get(i).stream()
                                    .map(
                                            b ->
                                                    b.fStart
                                                            + "+"
                                                            + b.fDuration
                                                            + "*"
                                                            + b.fCount
                                                            + b.fStates
                                                            + b.fTags)
                                    .toList());
        }
    }

    private static Map<Integer, Long> map(int[] keys, long[] values) {
        return IntStream.range(0, keys.length)
                .boxed()
                .collect(Collectors.toMap(i -> keys[i], i -> values[i], Long::sum, TreeMap::new));
    }
}
