package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.util.Set;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/**
 * Reads the extensions beside the set-up of a command that will ask for them: both take about the
 * same time. Nothing that reading them needs can wait for the other thread, because it all lies in
 * layers below {@link ExtensionSource}.
 */
public final class EarlyExtensions implements Runnable {

    private static final Set<String> USERS =
            Set.of(
                    "info", "events", "analyze", "query", "render", "table", "sync", "trim",
                    "serve");

    private EarlyExtensions() {}

    /**
     * Begins to read them if a command will need them. The process does not wait for it at its end.
     *
     * @param args the arguments of the process
     */
    public static void readFor(String... args) {
        if (args.length > 1 && USERS.contains(args[0])) {
            Thread thread = new Thread(new EarlyExtensions(), "extensions");
            thread.setDaemon(true);
            thread.start();
        }
    }

    @Override
    public void run() {
        try {
            ExtensionSource.getRegistry();
        } catch (LinkageError e) {
            // the command asks again, gets the same error, and reports it
        }
    }
}
