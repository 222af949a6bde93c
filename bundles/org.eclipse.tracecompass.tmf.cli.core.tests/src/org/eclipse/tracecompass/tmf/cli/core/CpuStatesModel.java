package org.eclipse.tracecompass.tmf.cli.core;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;

/**
 * The states of the CPUs as the maker of the reference statemap computed them, from the events of
 * the kernel trace as an independent reader printed them.
 *
 * <p>A CPU is known from its first switch on. Its thread is named at switches and when an interrupt
 * that came over a named one ends, and nowhere else.
 */
final class CpuStatesModel {

    static final int IDLE = 0;
    static final int USER = 1;
    static final int CALL = 2;
    static final int IRQ = 3;
    static final int SOFT_IRQ = 4;

    /** A state of a CPU begins. */
    record Beginning(long time, int cpu, int state, @Nullable String tag) {}

    private record Shown(int state, @Nullable String tag) {}

    private final Set<String> endless;
    private final List<Beginning> beginnings = new ArrayList<>();
    private final Map<Integer, Integer> threads = new HashMap<>();
    private final Set<Integer> calling = new HashSet<>();
    private final Map<Integer, Shown> shown = new HashMap<>();
    private final Map<Integer, Deque<Shown>> interrupted = new HashMap<>();

    private CpuStatesModel(Set<String> endless) {
        this.endless = endless;
    }

    /**
     * Computes the states.
     *
     * @param events the events, see the manifest of the shared traces
     * @param endless events that are no calls though they are called so, because nothing tells
     *     their end
     */
    static List<Beginning> of(Path events, Set<String> endless) throws IOException {
        CpuStatesModel model = new CpuStatesModel(endless);
        try (BufferedReader reader = SharedTraces.reader(events)) {
            long start = -1;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] columns = line.split("\t");
                long time = Long.parseLong(columns[0]);
                start = start < 0 ? time : start;
                model.event(time - start, Integer.parseInt(columns[1]), columns[2], columns[5]);
            }
        }
        return model.beginnings;
    }

    private void event(long time, int cpu, String name, String fields) {
        if (name.equals("sched_switch")) {
            JsonObject next = JsonParser.parseString(fields).getAsJsonObject();
            int tid = next.get("next_tid").getAsInt();
            threads.put(cpu, tid);
            String thread = next.get("next_comm").getAsString();
            begin(
                    time,
                    cpu,
                    tid == 0
                            ? new Shown(IDLE, null)
                            : new Shown(calling.contains(tid) ? CALL : USER, thread));
            return;
        }
        Integer tid = threads.get(cpu);
        if (tid == null || endless.contains(name)) {
            return;
        }
        if (name.startsWith("syscall_entry_")) {
            calling.add(tid);
            begin(time, cpu, new Shown(CALL, null));
        } else if (name.startsWith("syscall_exit_")) {
            calling.remove(tid);
            begin(time, cpu, new Shown(USER, null));
        } else if (name.equals("irq_handler_entry")) {
            interrupt(time, cpu, IRQ);
        } else if (name.equals("irq_softirq_entry")) {
            interrupt(time, cpu, SOFT_IRQ);
        } else if (name.equals("irq_handler_exit") || name.equals("irq_softirq_exit")) {
            Shown before = interrupted.getOrDefault(cpu, new ArrayDeque<>()).poll();
            if (before != null) {
                begin(time, cpu, before);
            }
        }
    }

    private void interrupt(long time, int cpu, int state) {
        interrupted
                .computeIfAbsent(cpu, c -> new ArrayDeque<>())
                .push(shown.getOrDefault(cpu, new Shown(IDLE, null)));
        begin(time, cpu, new Shown(state, null));
    }

    private void begin(long time, int cpu, Shown state) {
        if (!state.equals(shown.put(cpu, state))) {
            beginnings.add(new Beginning(time, cpu, state.state, state.tag));
        }
    }
}
