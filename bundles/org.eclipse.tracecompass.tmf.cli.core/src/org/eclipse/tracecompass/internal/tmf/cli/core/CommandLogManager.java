package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.IOException;
import java.util.logging.LogManager;

/**
 * The log manager of a command. When Java's own has read its configuration, it hands the loggers
 * that were used before over to the {@code System.LoggerFinder} of the program, and opens each jar
 * of the class path to look for one: a tenth of the time of a short command. It does not do so if
 * the configuration could not be read. Loggers of Java find this one all the same when they write.
 */
public final class CommandLogManager extends LogManager {

    private boolean started;

    @Override
    public void readConfiguration() throws IOException {
        super.readConfiguration();
        if (!started) {
            started = true;
            throw new IOException("no loggers are to be handed over");
        }
    }
}
