package org.eclipse.tracecompass.common.core.bundles;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Notices plug-ins of others that keep a task of ours waiting: the task is inside the plug-in each
 * time it is looked at, for so long that the plug-in hangs or needs very long. To be asked every
 * few seconds, by one thread.
 *
 * @since 9.5.0
 */
public final class BusyPlugins {

    /** How long a task may be inside one plug-in, in ms. */
    public static final long PATIENCE_MS = 30_000;

    private final LongSupplier clock;
    private final Map<Object, Visit> visits = new IdentityHashMap<>();

    /** Since when a task is inside a plug-in, and whether that was told. */
    private record Visit(String plugin, long since, boolean told) {}

    /**
     * A plug-in that keeps a task waiting.
     *
     * @param name the name of the task
     * @param seconds how long it is inside the plug-in
     * @param place where it is
     * @param stack the calls that led there, the innermost first
     */
    public record Busy(
            String name, long seconds, PluginOrigin.Place place, StackTraceElement[] stack) {

        /** One sentence for the user. */
        public String sentence() {
            return "\u201c%s\u201d waits for the plug-in %s for %d s, in %s; %s."
                    .formatted(
                            name,
                            place.plugin(),
                            Long.valueOf(seconds),
                            place.place(),
                            PluginOrigin.remedy(place.plugin()));
        }
    }

    /**
     * @param clock the time, ms
     */
    public BusyPlugins(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * A running task.
     *
     * @param identity the object that stands for it
     * @param name its name
     * @param stack the calls of its thread, the innermost first
     */
    public record Task(Object identity, String name, StackTraceElement[] stack) {}

    /**
     * Looks at all running tasks; what is not among them is forgotten.
     *
     * @return what is to be told, once for each time that a task enters a plug-in
     */
    public List<Busy> look(Collection<Task> tasks) {
        visits.keySet().removeIf(old -> tasks.stream().noneMatch(task -> task.identity() == old));
        List<Busy> busy = new ArrayList<>();
        for (Task task : tasks) {
            Busy found = look(task);
            if (found != null) {
                busy.add(found);
            }
        }
        return busy;
    }

    private @Nullable Busy look(Task task) {
        long now = clock.getAsLong();
        Object identity = task.identity();
        Optional<PluginOrigin.Place> place = PluginOrigin.calledByUs(task.stack());
        Visit visit = visits.get(identity);
        if (place.isEmpty()) {
            visits.remove(identity);
            return null;
        }
        if (visit == null || !visit.plugin.equals(place.get().plugin())) {
            visits.put(identity, new Visit(place.get().plugin(), now, false));
            return null;
        }
        if (visit.told || now - visit.since < PATIENCE_MS) {
            return null;
        }
        visits.put(identity, new Visit(visit.plugin, visit.since, true));
        return new Busy(task.name(), (now - visit.since) / 1000, place.get(), task.stack());
    }
}
