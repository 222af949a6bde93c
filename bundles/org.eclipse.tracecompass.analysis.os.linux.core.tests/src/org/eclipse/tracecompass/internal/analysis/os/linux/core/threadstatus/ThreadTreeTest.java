package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tree of many lives per identifier, compared with a search of all lives for each parent. */
class ThreadTreeTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void parentsAreThoseThatALinearSearchFinds(long seed) {
        List<ThreadLife> lives = lives(new SplittableRandom(seed));
        Map<ThreadLife, @Nullable ThreadLife> parents = new HashMap<>();
        new ThreadTree(lives)
                .forEach(
                        (life, parent) -> {
                            assertThat(parents).doesNotContainKey(life);
                            assertThat(parent == null || parents.containsKey(parent)).isTrue();
                            parents.put(life, parent);
                        });
        assertThat(parents).hasSameSizeAs(lives);
        int below = 0;
        for (ThreadLife life : lives) {
            ThreadLife parent = parents.get(life);
            if (parent != null) {
                below++;
                assertThat(parent).isEqualTo(parentOf(life, lives));
            }
        }
        assertThat(below).isGreaterThan(lives.size() / 4);
    }

    /** Lives of few identifiers, one after the other with gaps, and two idle threads. */
    private static List<ThreadLife> lives(SplittableRandom random) {
        List<ThreadLife> lives = new ArrayList<>();
        for (int cpu = 0; cpu < 2; cpu++) {
            lives.add(life(0, cpu, cpu, 0, 100_000, 0, -1));
        }
        for (int tid = 1; tid <= 20; tid++) {
            long time = random.nextInt(50);
            for (int index = 0; index < 200; index++) {
                long end = time + random.nextInt(100);
                int process = random.nextInt(3) == 0 ? 1 + random.nextInt(tid) : tid;
                lives.add(life(tid, -1, index, time, end, process, random.nextInt(tid) - 1));
                time = end + 1 + random.nextInt(30);
            }
        }
        return lives;
    }

    private static ThreadLife life(
            int tid, int cpu, int index, long start, long end, int process, int parent) {
        return new ThreadLife(
                tid, index, tid, cpu, "t", start, end, start, end, process, parent, false);
    }

    private static @Nullable ThreadLife parentOf(ThreadLife life, List<ThreadLife> lives) {
        if (life.processId() != life.tid()) {
            ThreadLife process = at(life.processId(), life, lives);
            if (process != null) {
                return process;
            }
        }
        return life.parentProcessId() <= 0 ? null : at(life.parentProcessId(), life, lives);
    }

    private static @Nullable ThreadLife at(int tid, ThreadLife other, List<ThreadLife> lives) {
        ThreadLife overlapping = null;
        for (ThreadLife life : lives) {
            if (life.tid() != tid || life == other) {
                continue;
            }
            if (life.covers(other.start())) {
                return life;
            }
            if (overlapping == null && life.start() <= other.end() && life.end() >= other.start()) {
                overlapping = life;
            }
        }
        return overlapping;
    }
}
