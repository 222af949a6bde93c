package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
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
    private final Map<ThreadLife, ThreadLife> parents = new IdentityHashMap<>();
    private final Map<ThreadLife, List<ThreadLife>> children = new IdentityHashMap<>();
    private final List<ThreadLife> top = new ArrayList<>();

    /**
     * @param lives the lives, those of an identifier in the order of time
     */
    ThreadTree(List<ThreadLife> lives) {
        for (ThreadLife life : lives) {
            byTid.computeIfAbsent(Integer.valueOf(life.tid()), tid -> new ArrayList<>()).add(life);
        }
        for (ThreadLife life : lives) {
            ThreadLife parent = life.isIdle() ? null : parentOf(life);
            if (parent == null || isAbove(life, parent)) {
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
            ThreadLife above = next == parent ? null : parents.get(next);
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
        List<ThreadLife> lives = byTid.getOrDefault(Integer.valueOf(tid), List.of());
        ThreadLife found = null;
        // The lives of idle threads, whose identifier is 0, are side by side: one for each CPU.
        for (int i = tid <= 0 ? 0 : firstNotBefore(lives, other.start()); i < lives.size(); i++) {
            ThreadLife life = lives.get(i);
            if (tid > 0 && life.start() > other.end()) {
                break;
            }
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

    /** The index of the first life of an identifier that does not end before an instant. */
    private static int firstNotBefore(List<ThreadLife> lives, long time) {
        int low = 0;
        int high = lives.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (lives.get(middle).end() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether one life is another's ancestor: broken traces have circles. */
    private boolean isAbove(ThreadLife ancestor, ThreadLife life) {
        for (ThreadLife at = life; at != null; at = parents.get(at)) {
            if (at == ancestor) {
                return true;
            }
        }
        return false;
    }
}
