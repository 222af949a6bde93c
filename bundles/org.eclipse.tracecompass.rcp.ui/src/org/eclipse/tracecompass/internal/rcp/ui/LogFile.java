package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Takes what the engine says with {@link System.Logger} into the log file of the workbench, instead
 * of the terminal from which the viewer was started.
 */
final class LogFile extends Handler {

    private static final String PLUGIN = "org.eclipse.tracecompass.rcp.ui";

    private final SimpleFormatter formatter = new SimpleFormatter();
    private final ILog log;

    LogFile(ILog log) {
        this.log = log;
    }

    /** Becomes the only place where log records go, unless the user has configured others. */
    static void install() {
        if (System.getProperty("java.util.logging.config.file") == null
                && System.getProperty("java.util.logging.config.class") == null) {
            LogManager.getLogManager().reset();
            Logger root = Logger.getLogger("");
            root.setLevel(Level.INFO);
            root.addHandler(new LogFile(Platform.getLog(LogFile.class)));
        }
    }

    @Override
    public void publish(@Nullable LogRecord record) {
        if (record != null && isLoggable(record)) {
            log.log(
                    new Status(
                            severity(record.getLevel()),
                            PLUGIN,
                            record.getLoggerName() + ": " + formatter.formatMessage(record),
                            record.getThrown()));
        }
    }

    private static int severity(Level level) {
        if (level.intValue() >= Level.SEVERE.intValue()) {
            return IStatus.ERROR;
        }
        return level.intValue() >= Level.WARNING.intValue() ? IStatus.WARNING : IStatus.INFO;
    }

    @Override
    public void flush() {
        // The log file is written at once.
    }

    @Override
    public void close() {
        // The log file belongs to the platform.
    }
}
