package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The lives of threads as a tree: threads below their process, processes below the process that
 * created them; whose parent is not known stands at the top.
 */
final class ThreadTree {

    private final Map<Integer, List<ThreadLife>> byTid = new HashMap<>();
    private final Map<ThreadLife, List<ThreadLife>> children = new HashMap<>();
    private final List<ThreadLife> top = new ArrayList<>();

    ThreadTree(List<ThreadLife> lives) {
        for (ThreadLife life : lives) {
            byTid.computeIfAbsent(Integer.valueOf(life.tid()), tid -> new ArrayList<>()).add(life);
        }
        Map<ThreadLife, ThreadLife> parents = new HashMap<>();
        for (ThreadLife life : lives) {
            ThreadLife parent = life.isIdle() ? null : parentOf(life);
            if (parent == null || isAbove(life, parent, parents)) {
                top.add(life);
            } else {
                parents.put(life, parent);
                children.computeIfAbsent(parent, p -> new ArrayList<>()).add(life);
            }
        }
    }

    /** Visits every life after its parent; siblings in their given order. */
    void forEach(BiConsumer<ThreadLife, @Nullable ThreadLife> visitor) {
        for (ThreadLife life : top) {
            visitor.accept(life, null);
            visitChildren(life, visitor);
        }
    }

    private void visitChildren(
            ThreadLife parent, BiConsumer<ThreadLife, @Nullable ThreadLife> visitor) {
        List<ThreadLife> open = new ArrayList<>(List.of(parent));
        while (!open.isEmpty()) {
            ThreadLife next = open.remove(open.size() - 1);
            ThreadLife above = next == parent ? null : parentOf(next);
            if (above != null) {
                visitor.accept(next, above);
            }
            List<ThreadLife> children = this.children.getOrDefault(next, List.of());
            for (int i = children.size() - 1; i >= 0; i--) {
                open.add(children.get(i));
            }
        }
    }

    private @Nullable ThreadLife parentOf(ThreadLife life) {
        if (life.processId() != life.tid()) {
            ThreadLife process = at(life.processId(), life);
            if (process != null) {
                return process;
            }
        }
        return life.parentProcessId() <= 0 ? null : at(life.parentProcessId(), life);
    }

    /** The life of an identifier at the time when another life began; else one that overlaps it. */
    private @Nullable ThreadLife at(int tid, ThreadLife other) {
        ThreadLife found = null;
        for (ThreadLife life : byTid.getOrDefault(Integer.valueOf(tid), List.of())) {
            if (life == other) {
                continue;
            }
            if (life.covers(other.start())) {
                return life;
            }
            if (life.start() <= other.end() && life.end() >= other.start() && found == null) {
                found = life;
            }
        }
        return found;
    }

    /** Whether one life is another's ancestor: broken traces have circles. */
    private static boolean isAbove(
            ThreadLife ancestor, ThreadLife life, Map<ThreadLife, ThreadLife> parents) {
        for (ThreadLife at = life; at != null; at = parents.get(at)) {
            if (at == ancestor) {
                return true;
            }
        }
        return false;
    }
}
