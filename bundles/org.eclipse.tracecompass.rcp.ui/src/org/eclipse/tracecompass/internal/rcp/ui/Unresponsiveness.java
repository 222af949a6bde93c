package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;

/**
 * Logs the stack of the UI thread when it does not answer for half a second, and names the plug-in
 * of others that keeps it busy for long. Has the {@link BackgroundWatch} look at the other threads.
 * All state is used by one background thread, except for the answer and the sleep.
 */
final class Unresponsiveness {

    /** How long the UI thread may take for one thing, in milliseconds. */
    static final long LIMIT = 500;

    private static final long PERIOD = 100;
    private static final long BACKGROUND_PERIOD = 2_000;
    private static final long PATIENCE = 6_000;

    private final Display display;

    /** The UI thread waits for events, so it need not be asked. */
    private volatile boolean asleep;

    /** When the UI thread answered what it was asked last, in nanoseconds; null until it does. */
    private volatile @Nullable Long answer = 0L;

    private long asked;
    private long looked = System.nanoTime();
    private @Nullable Blocked told;
    private boolean named;

    /** That the UI thread was busy; the stack is what it was doing. */
    static final class Blocked extends Exception {

        private static final long serialVersionUID = 1;

        /**
         * @param stack what the UI thread does
         */
        Blocked(StackTraceElement[] stack) {
            super("the UI thread was here");
            setStackTrace(stack);
        }
    }

    private Unresponsiveness(Display display) {
        this.display = display;
    }

    /** Watches a display until it is disposed of; to be called on its thread. */
    static void watch(Display display) {
        ScheduledExecutorService watcher =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "UI watch");
                            thread.setDaemon(true);
                            return thread;
                        });
        Unresponsiveness watch = new Unresponsiveness(display);
        display.addListener(SWT.Sleep, event -> watch.asleep = true);
        display.addListener(SWT.Wakeup, event -> watch.asleep = false);
        repeat(watcher, watch::look, PERIOD);
        repeat(watcher, new BackgroundWatch(System::currentTimeMillis)::look, BACKGROUND_PERIOD);
        display.disposeExec(watcher::shutdownNow);
    }

    /** A failure must not end the watch. */
    private static void repeat(ScheduledExecutorService watcher, Runnable task, long period) {
        Runnable contained =
                () -> {
                    try {
                        task.run();
                    } catch (RuntimeException | OutOfMemoryError e) {
                        ILog.of(Unresponsiveness.class).error(e.toString(), e);
                    }
                };
        watcher.scheduleWithFixedDelay(contained, period, period, TimeUnit.MILLISECONDS);
    }

    private void look() {
        long now = System.nanoTime();
        long sinceLook = millis(looked, now);
        looked = now;
        Long answered = answer;
        if (answered != null) {
            if (told != null) {
                ILog.of(Unresponsiveness.class)
                        .info(NLS.bind(Messages.WindowAnswersAgain, millis(asked, answered)));
            }
            told = null;
            named = false;
            ask(now);
        } else if (sinceLook > LIMIT / 2) {
            // This thread did not run either: the whole machine, or all of Java, was stopped.
            asked += TimeUnit.MILLISECONDS.toNanos(sinceLook);
        } else {
            report(millis(asked, now));
        }
    }

    private void ask(long now) {
        if (asleep) {
            return;
        }
        asked = now;
        answer = null;
        try {
            display.asyncExec(() -> answer = System.nanoTime());
        } catch (SWTException e) {
            // The display is being disposed of, which ends this.
            answer = now;
        }
    }

    private void report(long waited) {
        if (waited < LIMIT || told != null && (named || waited < PATIENCE)) {
            return;
        }
        StackTraceElement[] stack = display.getThread().getStackTrace();
        if (answer != null) {
            // It answered in the meantime, and does something else now.
            return;
        }
        Blocked blocked = told;
        if (blocked == null) {
            blocked = new Blocked(stack);
            told = blocked;
            ILog.of(Unresponsiveness.class).warn(NLS.bind(Messages.WindowBlocked, waited), blocked);
        }
        if (waited >= PATIENCE) {
            named = true;
            Exception error = new PluginProblems.NoAnswer(stack, blocked);
            PluginOrigin.of(stack).ifPresent(place -> name(place, waited, error));
        }
    }

    private static void name(PluginOrigin.Place place, long waited, Exception error) {
        String sentence =
                NLS.bind(
                        Messages.PluginKeepsBusy,
                        new Object[] {
                            TimeUnit.MILLISECONDS.toSeconds(waited),
                            place.plugin(),
                            place.place(),
                            PluginOrigin.remedy(place.plugin())
                        });
        ILog.of(Unresponsiveness.class).error(sentence, error);
    }

    private static long millis(long from, long to) {
        return TimeUnit.NANOSECONDS.toMillis(to - from);
    }
}
