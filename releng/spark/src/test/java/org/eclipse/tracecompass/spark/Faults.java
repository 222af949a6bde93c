package org.eclipse.tracecompass.spark;

import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.TaskContext;

/**
 * Kills some attempts of tasks, and holds others up, so that Spark starts them a second time.
 * Which, the seed says. The last attempt that Spark makes is left alone.
 *
 * @param seed chooses
 * @param most the attempts that Spark makes of a task
 */
record Faults(long seed, int most) implements TaskProbe {

    private static final Map<Long, AtomicInteger> KILLED = new ConcurrentHashMap<>();

    /** Returns how many attempts were killed by those with a seed. */
    static int killed(long seed) {
        return KILLED.getOrDefault(seed, new AtomicInteger()).get();
    }

    @Override
    public void reached(String stage) {
        TaskContext task = TaskContext.get();
        long mixed = seed + 31L * task.partitionId() + 1009L * task.attemptNumber();
        Random random = new Random(mixed * 0x9E3779B97F4A7C15L + stage.hashCode());
        int choice = random.nextInt(100);
        if (choice < 25 && task.attemptNumber() < most - 1) {
            KILLED.computeIfAbsent(seed, s -> new AtomicInteger()).incrementAndGet();
            throw new IllegalStateException("killed at random when it had " + stage);
        }
        if (choice < 35 && task.attemptNumber() == 0) {
            try {
                Thread.sleep(3000);
            } catch (InterruptedException e) {
                // as Spark does with the slower of two attempts
                throw new IllegalStateException("killed because another attempt was faster", e);
            }
        }
    }
}
