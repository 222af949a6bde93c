package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.util.ResourceBundle;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Passes on to {@code java.util.logging} what is logged by {@link System.Logger}, as Java does
 * without it. It is there to be found, in the first jar of the class path: before Java logs
 * anything, it looks for a service of this kind, and without one opens all of 150 jars.
 */
@NonNullByDefault({})
public final class JavaLoggers extends System.LoggerFinder {

    /** Created by Java. */
    public JavaLoggers() {}

    @Override
    public System.Logger getLogger(String name, Module module) {
        return new Forwarding(Logger.getLogger(name));
    }

    /** Has the levels of Java, whose names differ. */
    private record Forwarding(Logger to) implements System.Logger {

        @Override
        public String getName() {
            return to.getName();
        }

        @Override
        public boolean isLoggable(Level level) {
            return to.isLoggable(level(level));
        }

        @Override
        public void log(Level level, ResourceBundle texts, String message, Throwable thrown) {
            log(level, texts, message, thrown, null);
        }

        @Override
        public void log(Level level, ResourceBundle texts, String format, Object... parameters) {
            log(level, texts, format, null, parameters);
        }

        private void log(
                Level level,
                @Nullable ResourceBundle texts,
                @Nullable String message,
                @Nullable Throwable thrown,
                Object @Nullable [] parameters) {
            if (!isLoggable(level)) {
                return;
            }
            LogRecord record = new LogRecord(level(level), message);
            record.setLoggerName(to.getName());
            record.setResourceBundle(texts);
            record.setThrown(thrown);
            record.setParameters(parameters);
            // Else it would be this class.
            record.setSourceClassName(null);
            to.log(record);
        }

        private static java.util.logging.Level level(Level level) {
            return switch (level) {
                case ALL -> java.util.logging.Level.ALL;
                case TRACE -> java.util.logging.Level.FINER;
                case DEBUG -> java.util.logging.Level.FINE;
                case INFO -> java.util.logging.Level.INFO;
                case WARNING -> java.util.logging.Level.WARNING;
                case ERROR -> java.util.logging.Level.SEVERE;
                case OFF -> java.util.logging.Level.OFF;
            };
        }
    }
}
