package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;

/**
 * Looks at the open traces and their analyses: often while something is at work, and from time to
 * time otherwise, because analyses do not report their start, progress or end. Works only while a
 * view listens. Thread-safe.
 */
public final class TracesWatch {

    private static final TracesWatch INSTANCE = new TracesWatch();
    private static final int PERIOD_MS = 400;
    private static final int IDLE_TICKS = 8;

    private final List<Consumer<List<TraceItem>>> listeners = new CopyOnWriteArrayList<>();
    private final Runnable openingChanged = this::look;
    private @Nullable ScheduledExecutorService clock;
    private volatile boolean busy = true;
    private int ticks;

    private TracesWatch() {}

    /** The only one. */
    public static TracesWatch get() {
        return INSTANCE;
    }

    /**
     * Adds a listener.
     *
     * @param listener is told on a thread of the watch how the traces are, soon and then after each
     *     look, whether anything has changed or not
     */
    public synchronized void addListener(Consumer<List<TraceItem>> listener) {
        listeners.add(listener);
        if (clock == null) {
            clock = start();
            OpenTraces.get().addListener(openingChanged);
        }
        look();
    }

    /** Removes a listener; it may be told again if a look is going on. */
    public synchronized void removeListener(Consumer<List<TraceItem>> listener) {
        listeners.remove(listener);
        ScheduledExecutorService running = clock;
        if (listeners.isEmpty() && running != null) {
            OpenTraces.get().removeListener(openingChanged);
            running.shutdownNow();
            clock = null;
        }
    }

    private ScheduledExecutorService start() {
        ScheduledExecutorService started =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "Watch of traces");
                            thread.setDaemon(true);
                            return thread;
                        });
        started.scheduleWithFixedDelay(this::tick, PERIOD_MS, PERIOD_MS, TimeUnit.MILLISECONDS);
        return started;
    }

    /** Looks as soon as possible. */
    synchronized void look() {
        ScheduledExecutorService running = clock;
        if (running != null) {
            running.execute(this::lookNow);
        }
    }

    /** Looks often from now on, until nothing is at work. */
    void lookOften() {
        busy = true;
    }

    private void tick() {
        if (busy || ++ticks % IDLE_TICKS == 0) {
            lookNow();
        }
    }

    private void lookNow() {
        try {
            TmfTraceManager manager = TmfTraceManager.getInstance();
            List<TraceItem> now =
                    TracesModel.build(
                            new LinkedHashSet<>(manager.getOpenedTraces()),
                            manager.getActiveTrace(),
                            OpenTraces.get().opening());
            busy = isBusy(now);
            listeners.forEach(listener -> listener.accept(now));
        } catch (RuntimeException | Error e) {
            // An analysis that cannot tell its state must not stop the watch for good.
            System.getLogger(TracesWatch.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "The state of the traces could not be read",
                            e);
        }
    }

    private static boolean isBusy(List<TraceItem> level) {
        return level.stream()
                .anyMatch(
                        item ->
                                item instanceof TraceItem.Opening
                                        || item instanceof TraceItem.Analysis analysis
                                                && (analysis.state() == TraceItem.State.RUNNING
                                                        || analysis.state()
                                                                == TraceItem.State.WAITING)
                                        || item instanceof TraceItem.Trace trace
                                                && trace.trace().isIndexing()
                                        || isBusy(item.children()));
    }
}
