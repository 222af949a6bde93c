package org.eclipse.tracecompass.internal.rcp.ui;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;

/**
 * The warnings and errors of this run, for <i>Help ▸ Problems</i>. Whoever has a problem logs it;
 * this listens to the log. Its size is limited, so that a viewer can run for days. Thread-safe.
 */
final class Problems implements ILogListener {

    /** The oldest kinds of problems are dropped beyond this number. */
    static final int MOST = 200;

    private static final int MOST_FRAMES = 60;
    private static final int MOST_CAUSES = 5;

    private static final Problems OF_THE_RUN = new Problems();

    private final Deque<Problem> problems = new ArrayDeque<>();
    private final Set<Runnable> listeners = new CopyOnWriteArraySet<>();

    /** Returns the problems of this process. */
    static Problems ofTheRun() {
        return OF_THE_RUN;
    }

    /** Listens to the log until a display is disposed of. */
    static void watch(Display display) {
        Platform.addLogListener(OF_THE_RUN);
        display.disposeExec(() -> Platform.removeLogListener(OF_THE_RUN));
    }

    @Override
    public void logging(@Nullable IStatus status, @Nullable String plugin) {
        if (status == null
                || status.getSeverity() < IStatus.WARNING
                || PluginProblems.isRepeated(status)
                || isOfNoUse(status)) {
            return;
        }
        Throwable error = status.getException();
        Throwable told = error instanceof PluginProblems.NoAnswer hang ? hang.told() : null;
        if (told != null) {
            takeBack(stack(told));
        }
        Optional<PluginOrigin.Place> place =
                error == null ? Optional.empty() : PluginOrigin.of(error);
        add(
                new Problem(
                        place.map(at -> PluginProblems.words(at, status))
                                .orElse(status.getMessage()),
                        error == null ? "" : stack(error),
                        status.getSeverity() == IStatus.ERROR,
                        Instant.now(),
                        1,
                        place.isEmpty() ? null : place.get().plugin()));
    }

    /**
     * Whether a warning is about the platform alone. Its console has a page of preferences below
     * one of the debugger, which the product has not: the workbench warns of that when the
     * preferences are opened, and neither users nor we can do anything about it.
     */
    private static boolean isOfNoUse(IStatus status) {
        return status.getException() == null
                && status.getMessage().startsWith("Invalid preference category path")
                && status.getMessage().contains("(bundle: org.eclipse.ui.console,");
    }

    /** Takes back what was said at a place once, since more is known now. */
    private synchronized void takeBack(String stack) {
        List<Problem> before = new ArrayList<>(problems);
        problems.clear();
        for (Problem problem : before) {
            if (!problem.stack().equals(stack)) {
                problems.add(problem);
            } else if (problem.count() > 1) {
                problems.add(problem.times(problem.count() - 1));
            }
        }
    }

    /** Adds a problem; one that is like an earlier one is counted with it. */
    void add(Problem problem) {
        synchronized (this) {
            Problem earlier = null;
            for (Problem each : problems) {
                if (each.isLike(problem)) {
                    earlier = each;
                    break;
                }
            }
            if (earlier != null) {
                problems.remove(earlier);
            } else if (problems.size() == MOST) {
                problems.removeFirst();
            }
            problems.addLast(problem.plus(earlier));
        }
        listeners.forEach(Runnable::run);
    }

    /** Returns the problems, the latest first. */
    synchronized List<Problem> latestFirst() {
        List<Problem> list = new ArrayList<>(problems);
        Collections.reverse(list);
        return list;
    }

    /** Forgets all problems; the log file keeps them. */
    void clear() {
        synchronized (this) {
            problems.clear();
        }
        listeners.forEach(Runnable::run);
    }

    /** Adds a listener, which is called on any thread when the problems have changed. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private static String stack(Throwable error) {
        StringBuilder text = new StringBuilder();
        Throwable cause = error;
        for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
            text.append(i == 0 ? "" : "caused by ").append(cause).append('\n');
            StackTraceElement[] frames = cause.getStackTrace();
            for (int f = 0; f < Math.min(frames.length, MOST_FRAMES); f++) {
                text.append("    at ").append(frames[f]).append('\n');
            }
            cause = cause.getCause();
        }
        return text.toString();
    }
}
