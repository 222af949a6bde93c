package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;

/**
 * What is known of some hosts at one moment: the threads, which of them is on which CPU, and which
 * interrupts the CPUs handle. Each CPU has an idle thread of its own, whose identifier is 0. Not
 * thread-safe.
 */
public class OsSystemModel {

    private static final int RECENT = 1 << 9;

    private final Map<String, Host> hosts = new HashMap<>();
    private final Map<HostThread, OsWorker> workers = new HashMap<>();

    /** Threads that were asked for, by the last bits of their identifiers. */
    private final @Nullable OsWorker[] recent = new OsWorker[RECENT];

    private @Nullable Host lastHost;

    /** The CPUs of a host. */
    private static final class Host {
        final String name;
        final Map<Integer, Cpu> cpus = new HashMap<>();

        Host(String name) {
            this.name = name;
        }
    }

    private static final class Cpu {
        @Nullable HostThread current;
        @Nullable OsWorker idle;
        final Deque<OsInterruptContext> contexts = new ArrayDeque<>();
    }

    private @Nullable Host known(String host) {
        Host last = lastHost;
        if (last == null || !last.name.equals(host)) {
            last = hosts.get(host);
            lastHost = last;
        }
        return last;
    }

    private @Nullable Cpu known(String host, Integer cpu) {
        Host of = known(host);
        return of == null ? null : of.cpus.get(cpu);
    }

    private Cpu cpu(String host, Integer cpu) {
        Host of = known(host);
        if (of == null) {
            of = new Host(host);
            hosts.put(host, of);
        }
        Cpu found = of.cpus.get(cpu);
        if (found == null) {
            found = new Cpu();
            of.cpus.put(cpu, found);
        }
        return found;
    }

    /**
     * Notes which thread is on a CPU.
     *
     * @param cpu the number of the CPU
     * @param ht the thread
     */
    public void cacheTidOnCpu(Integer cpu, HostThread ht) {
        cpu(ht.getHost(), cpu).current = ht;
    }

    /**
     * Forgets what the CPUs of a host are doing, because events were lost: which threads they run
     * and which interrupts they handle.
     *
     * @param host the host
     */
    public void forgetCpus(String host) {
        Host of = hosts.get(host);
        if (of != null) {
            for (Cpu cpu : of.cpus.values()) {
                cpu.current = null;
                cpu.contexts.clear();
            }
        }
    }

    /**
     * Returns the thread on a CPU.
     *
     * @param host the host
     * @param cpu the number of the CPU
     * @return the thread, null if it is not known
     */
    public @Nullable OsWorker getWorkerOnCpu(String host, Integer cpu) {
        Cpu known = known(host, cpu);
        HostThread current = known == null ? null : known.current;
        return current == null ? null : findWorker(current, cpu);
    }

    /**
     * Returns a thread.
     *
     * @param ht the thread
     * @param cpu the number of the CPU, which tells the idle threads apart; else it may be null
     * @return the thread, null if it is not known
     */
    public @Nullable OsWorker findWorker(HostThread ht, @Nullable Integer cpu) {
        if (ht.getTid().intValue() != 0) {
            int place = ht.getTid().intValue() & RECENT - 1;
            OsWorker worker = recent[place];
            if (worker == null || !worker.getHostThread().equals(ht)) {
                worker = workers.get(ht);
                recent[place] = worker;
            }
            return worker;
        }
        Cpu known = cpu == null ? null : known(ht.getHost(), cpu);
        return known == null ? null : known.idle;
    }

    /**
     * Adds a thread. It replaces one with the same identifier.
     *
     * @param worker the thread
     * @param cpu the number of the CPU if it is an idle thread, else it may be null
     */
    public void addWorker(OsWorker worker, @Nullable Integer cpu) {
        HostThread thread = worker.getHostThread();
        if (thread.getTid().intValue() != 0) {
            workers.put(thread, worker);
            recent[thread.getTid().intValue() & RECENT - 1] = worker;
        } else if (cpu != null) {
            cpu(thread.getHost(), cpu).idle = worker;
        }
    }

    /** Returns all threads, those of idle CPUs last. */
    public Collection<OsWorker> getWorkers() {
        List<OsWorker> all = new ArrayList<>(workers.values());
        for (Host host : hosts.values()) {
            for (Cpu cpu : host.cpus.values()) {
                OsWorker idle = cpu.idle;
                if (idle != null) {
                    all.add(idle);
                }
            }
        }
        return all;
    }

    /**
     * Notes that a CPU begins to handle an interrupt.
     *
     * @param hostId the host
     * @param cpu the number of the CPU
     * @param interruptCtx the interrupt
     */
    public void pushContextStack(String hostId, Integer cpu, OsInterruptContext interruptCtx) {
        cpu(hostId, cpu).contexts.push(interruptCtx);
    }

    /**
     * Returns the interrupt that a CPU handles, the innermost if there are several.
     *
     * @param hostId the host
     * @param cpu the number of the CPU
     * @return the interrupt, {@link OsInterruptContext#DEFAULT_CONTEXT} if there is none
     */
    public OsInterruptContext peekContextStack(String hostId, Integer cpu) {
        Cpu known = known(hostId, cpu);
        OsInterruptContext top = known == null ? null : known.contexts.peek();
        return top == null ? OsInterruptContext.DEFAULT_CONTEXT : top;
    }

    /**
     * Notes that a CPU ends handling an interrupt.
     *
     * @param hostId the host
     * @param cpu the number of the CPU
     * @return the interrupt, null if there was none
     */
    public @Nullable OsInterruptContext popContextStack(String hostId, Integer cpu) {
        Cpu known = known(hostId, cpu);
        return known == null ? null : known.contexts.poll();
    }
}
