package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;

/**
 * Random programs of threads on two machines, which compute, sleep, read the disk, share locks and
 * pipes, send messages to the other machine and fork, while the scheduler preempts them. It keeps
 * what each thread did and who woke it, and writes the events that a kernel would. No two events
 * have the same time.
 */
final class SimulatedMachines {

    private static final int HOSTS = 2;
    private static final int CPUS = 2;
    private static final int QUANTUM = 40;
    private static final long MOST = 20_000;

    /** What a thread did from a time until the next. */
    record Interval(long start, PathState state, @Nullable Cause cause) {}

    /** Who ended a wait: a thread, at once or by a message that it had sent before. */
    record Cause(Thread by, long at) {}

    /** An action of a program. */
    record Op(Kind kind, int argument, @Nullable Thread child) {}

    enum Kind {
        COMPUTE,
        SLEEP,
        DISK,
        LOCK,
        UNLOCK,
        READ,
        WRITE,
        SEND,
        RECEIVE,
        FORK
    }

    /** A thread, with the truth about it. */
    static final class Thread {
        final int host;
        final int tid;
        final List<Op> program = new ArrayList<>();
        final List<Interval> intervals = new ArrayList<>();
        @Nullable Thread parent;
        long ended = Long.MAX_VALUE;
        private int next;
        private int remaining = -1;

        Thread(int host, int tid) {
            this.host = host;
            this.tid = tid;
        }

        long born() {
            return intervals.isEmpty() ? Long.MAX_VALUE : intervals.get(0).start();
        }
    }

    private record Action(long time, long order, Runnable run) {}

    private static final class Resource {
        int tokens;
        final Deque<Thread> waiting = new ArrayDeque<>();
    }

    private static final class Machine {
        final SyntheticKernelTrace trace = new SyntheticKernelTrace();
        final @Nullable Thread[] running = new Thread[CPUS];
        final Deque<Thread> ready = new ArrayDeque<>();
    }

    final List<Thread> threads = new ArrayList<>();
    private final List<Machine> machines = new ArrayList<>();
    private final Map<String, Resource> resources = new HashMap<>();
    private final PriorityQueue<Action> actions =
            new PriorityQueue<>(
                    Comparator.comparingLong(Action::time).thenComparingLong(Action::order));
    private final Random random;
    private long now;
    private long order;
    private int messages;

    SimulatedMachines(long seed) {
        random = new Random(seed);
        for (int host = 0; host < HOSTS; host++) {
            machines.add(new Machine());
            for (int i = 2 + random.nextInt(4); i > 0; i--) {
                threads.add(thread(host, 2));
            }
        }
        List<Thread> first = List.copyOf(threads);
        first.stream().filter(t -> t.parent == null).forEach(t -> boot(t));
        begun = now;
        for (int host = 0; host < HOSTS; host++) {
            fill(host);
        }
        while (!actions.isEmpty() && now < MOST) {
            Action action = actions.poll();
            now = Math.max(now, action.time());
            action.run().run();
        }
        tick();
        machines.forEach(m -> m.trace.at(now, 0, "end_of_trace"));
    }

    /** The time from which all threads are known. */
    final long begun;

    /** The time of the last event. */
    long end() {
        return now;
    }

    SyntheticKernelTrace trace(int host) {
        return machines.get(host).trace;
    }

    // --- programs

    private Thread thread(int host, int depth) {
        Thread thread = new Thread(host, 100 + threads.size() + 20 * nextTid++);
        int locked = -1;
        for (int i = 4 + random.nextInt(12); i > 0; i--) {
            thread.program.add(new Op(Kind.COMPUTE, 1 + random.nextInt(90), null));
            switch (random.nextInt(9)) {
                case 0 -> thread.program.add(new Op(Kind.SLEEP, 20 + random.nextInt(200), null));
                case 1 -> thread.program.add(new Op(Kind.DISK, 20 + random.nextInt(100), null));
                case 2 -> {
                    if (locked < 0) {
                        locked = random.nextInt(2);
                        thread.program.add(new Op(Kind.LOCK, locked, null));
                    } else {
                        thread.program.add(new Op(Kind.UNLOCK, locked, null));
                        locked = -1;
                    }
                }
                case 3 -> thread.program.add(new Op(Kind.READ, random.nextInt(2), null));
                case 4 -> thread.program.add(new Op(Kind.WRITE, random.nextInt(2), null));
                case 5 -> thread.program.add(new Op(Kind.SEND, random.nextInt(2), null));
                case 6 -> thread.program.add(new Op(Kind.RECEIVE, random.nextInt(2), null));
                case 7 -> {
                    if (depth > 0) {
                        Thread child = thread(host, depth - 1);
                        child.parent = thread;
                        threads.add(child);
                        thread.program.add(new Op(Kind.FORK, 0, child));
                    }
                }
                default -> {
                    // It computes on.
                }
            }
        }
        if (locked >= 0) {
            thread.program.add(new Op(Kind.UNLOCK, locked, null));
        }
        return thread;
    }

    private int nextTid;

    // --- the scheduler

    private long tick() {
        return ++now;
    }

    private void at(long time, Runnable run) {
        actions.add(new Action(time, order++, run));
    }

    private void boot(Thread thread) {
        machine(thread)
                .trace
                .at(tick(), 0, "sched_waking", "comm", "t" + thread.tid, "tid", thread.tid);
        thread.intervals.add(new Interval(now, PathState.CPU, null));
        machine(thread).ready.add(thread);
    }

    private Machine machine(Thread thread) {
        return machines.get(thread.host);
    }

    /** Gives idle CPUs to threads that are ready. */
    private void fill(int host) {
        Machine machine = machines.get(host);
        for (int cpu = 0; cpu < CPUS; cpu++) {
            if (machine.running[cpu] == null && !machine.ready.isEmpty()) {
                Thread next = machine.ready.remove();
                machine.trace.switchTo(tick(), cpu, 0, 0, next.tid);
                start(machine, cpu, next);
            }
        }
    }

    private void start(Machine machine, int cpu, Thread next) {
        next.intervals.add(new Interval(now, PathState.RUNNING, null));
        machine.running[cpu] = next;
        at(now + 1, () -> run(next, cpu));
    }

    /** Takes a thread from its CPU, for the next one that is ready. */
    private void leave(Thread thread, int cpu, int state, PathState then) {
        Machine machine = machine(thread);
        Thread next = machine.ready.poll();
        machine.trace.switchTo(tick(), cpu, thread.tid, state, next == null ? 0 : next.tid);
        thread.intervals.add(new Interval(now, then, null));
        machine.running[cpu] = null;
        if (next != null) {
            start(machine, cpu, next);
        }
    }

    private void run(Thread thread, int cpu) {
        if (thread.next == thread.program.size()) {
            machine(thread).trace.at(tick(), cpu, "sched_process_exit", "tid", thread.tid);
            leave(thread, cpu, 16, PathState.UNKNOWN);
            thread.ended = now;
            return;
        }
        Op op = thread.program.get(thread.next);
        if (op.kind() == Kind.COMPUTE) {
            compute(thread, cpu, op.argument());
            return;
        }
        thread.next++;
        if (act(thread, cpu, op)) {
            at(now + 1, () -> run(thread, cpu));
        }
    }

    private void compute(Thread thread, int cpu, int length) {
        if (thread.remaining < 0) {
            thread.remaining = length;
        }
        int slice = Math.min(QUANTUM, thread.remaining);
        at(
                now + slice,
                () -> {
                    thread.remaining -= slice;
                    if (thread.remaining == 0) {
                        thread.remaining = -1;
                        thread.next++;
                    }
                    if (machine(thread).ready.isEmpty()) {
                        run(thread, cpu);
                    } else {
                        leave(thread, cpu, 0, PathState.CPU);
                        machine(thread).ready.add(thread);
                        fill(thread.host);
                    }
                });
    }

    /** Does something; returns whether the thread runs on. */
    private boolean act(Thread thread, int cpu, Op op) {
        Machine machine = machine(thread);
        switch (op.kind()) {
            case SLEEP -> {
                leave(thread, cpu, 1, PathState.TIMER);
                at(now + op.argument(), () -> interrupt(thread, "timer", 1));
                return false;
            }
            case DISK -> {
                leave(thread, cpu, 2, PathState.DISK);
                at(now + op.argument(), () -> interrupt(thread, "block", 4));
                return false;
            }
            case LOCK -> {
                Resource lock = resource("lock", thread.host, op.argument());
                return lock.tokens++ == 0 || wait(thread, cpu, lock);
            }
            case UNLOCK -> {
                Resource lock = resource("lock", thread.host, op.argument());
                lock.tokens--;
                wakeFirst(thread, cpu, lock);
            }
            case READ -> {
                Resource pipe = resource("pipe", thread.host, op.argument());
                return pipe.tokens-- > 0 || wait(thread, cpu, pipe);
            }
            case WRITE -> {
                Resource pipe = resource("pipe", thread.host, op.argument());
                pipe.tokens++;
                wakeFirst(thread, cpu, pipe);
            }
            case SEND -> send(thread, cpu, op.argument());
            case RECEIVE -> {
                Resource channel = resource("channel", thread.host, op.argument());
                if (channel.tokens-- > 0) {
                    return true;
                }
                channel.waiting.add(thread);
                leave(thread, cpu, 1, PathState.NETWORK);
                return false;
            }
            case FORK -> {
                Thread child = op.child();
                if (child != null) {
                    machine.trace.at(
                            tick(),
                            cpu,
                            "sched_process_fork",
                            "parent_tid",
                            thread.tid,
                            "child_comm",
                            "t" + child.tid,
                            "child_tid",
                            child.tid);
                    machine.trace.at(tick(), cpu, "sched_wakeup_new", "comm", "", "tid", child.tid);
                    child.intervals.add(new Interval(now, PathState.CPU, null));
                    machine.ready.add(child);
                    fill(thread.host);
                }
            }
            default -> throw new IllegalStateException(op.toString());
        }
        return true;
    }

    private Resource resource(String kind, int host, int number) {
        return resources.computeIfAbsent(kind + host + '/' + number, k -> new Resource());
    }

    private boolean wait(Thread thread, int cpu, Resource resource) {
        resource.waiting.add(thread);
        leave(thread, cpu, 1, PathState.OTHER);
        return false;
    }

    private void wakeFirst(Thread waker, int cpu, Resource resource) {
        Thread first = resource.waiting.poll();
        if (first != null) {
            wake(first, cpu, new Cause(waker, 0));
        }
    }

    /** A thread becomes ready; the truth of its wait is now known. */
    private void wake(Thread thread, int cpu, @Nullable Cause cause) {
        machine(thread)
                .trace
                .at(tick(), cpu, "sched_waking", "comm", "t" + thread.tid, "tid", thread.tid);
        List<Interval> intervals = thread.intervals;
        Interval wait = intervals.remove(intervals.size() - 1);
        intervals.add(
                new Interval(
                        wait.start(),
                        wait.state(),
                        cause == null || cause.at() > 0 ? cause : new Cause(cause.by(), now)));
        intervals.add(new Interval(now, PathState.CPU, null));
        machine(thread).ready.add(thread);
        at(now + 1, () -> fill(thread.host));
    }

    private void interrupt(Thread thread, String name, int vector) {
        int cpu = random.nextInt(CPUS);
        SyntheticKernelTrace trace = machine(thread).trace;
        trace.at(tick(), cpu, "irq_softirq_entry", "vec", vector);
        wake(thread, cpu, null);
        trace.at(tick(), cpu, "irq_softirq_exit", "vec", vector);
    }

    private void send(Thread sender, int cpu, int channel) {
        int number = messages++;
        machine(sender).trace.at(tick(), cpu, "sim_send", "number", number);
        long sent = now;
        int host = 1 - sender.host;
        at(
                now + 5 + random.nextInt(60),
                () -> {
                    int on = random.nextInt(CPUS);
                    SyntheticKernelTrace trace = machines.get(host).trace;
                    trace.at(tick(), on, "irq_softirq_entry", "vec", 3);
                    trace.at(tick(), on, "sim_receive", "number", number);
                    Resource to = resource("channel", host, channel);
                    to.tokens++;
                    Thread first = to.waiting.poll();
                    if (first != null) {
                        wake(first, on, new Cause(sender, sent));
                    }
                    trace.at(tick(), on, "irq_softirq_exit", "vec", 3);
                });
    }

    // --- the truth

    /** Who is on the path of a thread at an instant, and what it does there. */
    record Truth(Thread thread, PathState state) {}

    /** Who is on the path of a thread at an instant, which is not before the thread's birth. */
    Truth truth(Thread thread, long time) {
        return truth(thread, time, Long.MIN_VALUE, Long.MIN_VALUE);
    }

    /**
     * The truth about a thread.
     *
     * @param bound the beginning of the wait that is explained
     * @param until where the thread comes to the path, going backwards; from there on, a message
     *     that was under way when the wait began explains all of it
     */
    private Truth truth(Thread thread, long time, long bound, long until) {
        if (time < thread.born()) {
            Thread parent = thread.parent;
            return parent == null
                    ? new Truth(thread, PathState.UNKNOWN)
                    : truth(parent, time, bound, thread.born());
        }
        Interval at = thread.intervals.get(0);
        Interval last = at;
        for (Interval interval : thread.intervals) {
            Cause message = last.cause();
            if (interval.start() > time
                    && interval.start() <= until
                    && message != null
                    && message.at() <= bound) {
                return new Truth(message.by(), PathState.NETWORK);
            }
            at = interval.start() <= time ? interval : at;
            last = interval;
        }
        boolean waits = at.state() != PathState.RUNNING && at.state() != PathState.CPU;
        if (waits && at == last) {
            return new Truth(thread, PathState.UNKNOWN); // never woken
        }
        Cause cause = at.cause();
        if (cause == null) {
            return new Truth(thread, at.state());
        }
        return time >= cause.at()
                ? new Truth(cause.by(), PathState.NETWORK)
                : truth(cause.by(), time, Math.max(bound, at.start()), cause.at());
    }
}
