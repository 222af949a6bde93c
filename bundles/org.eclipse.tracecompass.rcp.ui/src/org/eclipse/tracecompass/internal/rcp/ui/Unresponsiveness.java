package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.ILog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;

/**
 * Notices when the UI thread does not answer, and names the plug-in of others that keeps it busy.
 * Has the {@link BackgroundWatch} look at the other threads. All state is used by one background
 * thread, except for the answer.
 */
final class Unresponsiveness {

    private static final long PERIOD_SECONDS = 2;
    private static final long PATIENCE_SECONDS = 6;

    private final Display display;
    private volatile boolean answered = true;
    private long waited;

    private Unresponsiveness(Display display) {
        this.display = display;
    }

    /** Watches a display until it is disposed of. */
    static void watch(Display display) {
        ScheduledExecutorService watcher =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "UI watch");
                            thread.setDaemon(true);
                            return thread;
                        });
        Unresponsiveness watch = new Unresponsiveness(display);
        watcher.scheduleWithFixedDelay(
                watch::look, PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
        BackgroundWatch background = new BackgroundWatch(System::currentTimeMillis);
        watcher.scheduleWithFixedDelay(
                () -> contained(background), PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
        display.disposeExec(watcher::shutdownNow);
    }

    /** A failure must not end the watch. */
    private static void contained(BackgroundWatch background) {
        try {
            background.look();
        } catch (RuntimeException e) {
            ILog.of(Unresponsiveness.class).error(e.toString(), e);
        }
    }

    private void look() {
        if (answered) {
            waited = 0;
            answered = false;
            try {
                display.asyncExec(() -> answered = true);
            } catch (SWTException e) {
                // The display is being disposed of, which ends this.
                answered = true;
            }
            return;
        }
        waited += PERIOD_SECONDS;
        if (waited == PATIENCE_SECONDS) {
            StackTraceElement[] stack = display.getThread().getStackTrace();
            Optional<PluginOrigin.Place> place = PluginOrigin.of(stack);
            if (place.isPresent()) {
                String sentence =
                        NLS.bind(
                                Messages.PluginKeepsBusy,
                                new Object[] {
                                    waited,
                                    place.get().plugin(),
                                    place.get().place(),
                                    PluginOrigin.remedy(place.get().plugin())
                                });
                ILog.of(Unresponsiveness.class).error(sentence, new PluginProblems.NoAnswer(stack));
            }
        }
    }
}
