package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphLine.Kind;

/**
 * Reconstructs times for a trace of functions without any: only durations are printed. A function
 * begins when what came before it on its CPU ended, and ends after its duration; no event is before
 * the one that is printed before it. So times are what they are at least, beginning with zero. For
 * one thread; {@link #copy()} keeps a state to go on from.
 */
public final class GraphClock {

    /** More functions around one are not followed. */
    private static final int DEEPEST = 1 << 12;

    private @Nullable Cpu[] cpus = new @Nullable Cpu[4];
    private long latest;

    /** Creates a clock at the beginning of a trace. */
    public GraphClock() {}

    /** Returns a clock that goes on from here, independently of this one. */
    public GraphClock copy() {
        GraphClock copy = new GraphClock();
        copy.latest = latest;
        copy.cpus = Arrays.copyOf(cpus, cpus.length);
        for (int i = 0; i < copy.cpus.length; i++) {
            Cpu cpu = copy.cpus[i];
            copy.cpus[i] = cpu == null ? null : cpu.copy();
        }
        return copy;
    }

    /**
     * Passes a line.
     *
     * @param line the line
     * @return the time of its event, ns since the beginning of the trace
     */
    public long pass(GraphLine line) {
        Cpu cpu = cpu(line.cpu());
        long time = Math.max(latest, cpu.now);
        if (line.kind() == Kind.EXIT) {
            long begun = cpu.leave(line.depth());
            if (begun >= 0 && line.duration() > 0) {
                time = Math.max(time, begun + line.duration());
            }
        } else if (line.kind() == Kind.ENTRY) {
            cpu.enter(line.depth(), time);
        }
        cpu.now = line.kind() == Kind.LEAF ? time + Math.max(0, line.duration()) : time;
        if (line.task() != null) {
            cpu.task = line.task();
        }
        latest = time;
        return time;
    }

    /** Returns the task that a CPU runs, name and number; null while that is not known. */
    public @Nullable String task(int cpu) {
        return cpu(cpu).task;
    }

    /** Returns the time of the last event. */
    public long latest() {
        return latest;
    }

    private Cpu cpu(int number) {
        if (number >= cpus.length) {
            cpus = Arrays.copyOf(cpus, Math.max(number + 1, 2 * cpus.length));
        }
        Cpu cpu = cpus[number];
        if (cpu == null) {
            cpu = new Cpu();
            cpus[number] = cpu;
        }
        return cpu;
    }

    private static final class Cpu {
        long now;
        @Nullable String task;
        private long[] begun = new long[16];
        private int depth;

        Cpu copy() {
            Cpu copy = new Cpu();
            copy.now = now;
            copy.task = task;
            copy.begun = begun.clone();
            copy.depth = depth;
            return copy;
        }

        void enter(int depth, long time) {
            if (depth >= DEEPEST) {
                return;
            }
            if (depth >= begun.length) {
                begun = Arrays.copyOf(begun, Math.max(depth + 1, 2 * begun.length));
            }
            // What began before the trace on this CPU is not known.
            if (depth > this.depth) {
                Arrays.fill(begun, this.depth, depth, -1);
            }
            begun[depth] = time;
            this.depth = depth + 1;
        }

        long leave(int depth) {
            long begun = depth < this.depth ? this.begun[depth] : -1;
            this.depth = Math.min(this.depth, depth);
            return begun;
        }
    }
}
