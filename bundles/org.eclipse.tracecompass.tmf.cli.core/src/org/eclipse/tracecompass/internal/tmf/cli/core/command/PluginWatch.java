package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.common.core.bundles.BusyPlugins;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;

/**
 * Warns if the current thread waits for a plug-in of others for very long, until it is closed: the
 * user can tell a plug-in that hangs from a trace that is large.
 */
final class PluginWatch implements AutoCloseable {

    private static final long PERIOD_SECONDS = 2;

    private final Thread watch;

    /**
     * @param console where the warning is written
     * @param name what the thread does
     */
    PluginWatch(Console console, String name) {
        Thread watched = Thread.currentThread();
        BusyPlugins plugins = new BusyPlugins(System::currentTimeMillis);
        watch =
                Thread.ofPlatform()
                        .daemon()
                        .name("astrolabe-plugin-watch")
                        .unstarted(
                                () -> {
                                    try {
                                        while (true) {
                                            TimeUnit.SECONDS.sleep(PERIOD_SECONDS);
                                            look(plugins, watched, console, name);
                                        }
                                    } catch (InterruptedException e) {
                                        // The end of what was watched.
                                    }
                                });
        watch.start();
    }

    private static void look(BusyPlugins plugins, Thread watched, Console console, String name) {
        BusyPlugins.Task task = new BusyPlugins.Task(watched, name, watched.getStackTrace());
        plugins.look(List.of(task)).forEach(busy -> console.warn(busy.sentence()));
    }

    @Override
    public void close() {
        watch.interrupt();
    }
}
