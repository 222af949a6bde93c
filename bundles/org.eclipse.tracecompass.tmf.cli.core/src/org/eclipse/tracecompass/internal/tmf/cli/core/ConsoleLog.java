package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;

/**
 * Warnings of the engine, one line each on the error stream. The logging system makes an object of
 * this class when the first record is written, which mostly never happens.
 */
public final class ConsoleLog {

    /** System property by which the user asks for everything, with stack traces. */
    public static final String DEBUG_PROPERTY = "astrolabe.debug";

    /** The code that starts an analysis gets its failure and reports it to the user. */
    private static final String TOLD_OTHERWISE = "org.eclipse.tracecompass.tmf.core.analysis";

    /** Java records each exit, with a stack. */
    private static final String EXITS = "java.lang.Runtime";

    /** Installs itself; called by the logging system. */
    public ConsoleLog() {
        boolean debug = Boolean.getBoolean(DEBUG_PROPERTY);
        Logger root = Logger.getLogger("");
        root.setLevel(debug ? Level.ALL : Level.WARNING);
        root.addHandler(new ErrorStream(debug, System.err));
    }

    /** Replaces the logging of a process that is already set up, such as an Eclipse. */
    public static void replace(boolean debug) {
        System.setProperty(DEBUG_PROPERTY, Boolean.toString(debug));
        LogManager.getLogManager().reset();
        new ConsoleLog();
    }

    /** Makes this class the configuration of the logging system, unless there is one. */
    public static void install(boolean debug) {
        String configuration = "java.util.logging.config.class";
        if (System.getProperty(configuration) == null
                && System.getProperty("java.util.logging.config.file") == null) {
            System.setProperty(configuration, ConsoleLog.class.getName());
            System.setProperty(DEBUG_PROPERTY, Boolean.toString(debug));
            setLogManager();
            LazyLogger.startAt(debug ? System.Logger.Level.ALL : System.Logger.Level.WARNING);
        }
    }

    /** A class literal does not start the class, which would start the logging system. */
    private static void setLogManager() {
        String manager = "java.util.logging.manager";
        if (System.getProperty(manager) == null) {
            System.setProperty(manager, CommandLogManager.class.getName());
        }
    }

    /** One line per record; with its stack when debugging. */
    private static final class ErrorStream extends Handler {

        private final boolean debug;
        private final PrintStream to;
        private final SimpleFormatter formatter = new SimpleFormatter();

        ErrorStream(boolean debug, PrintStream to) {
            this.debug = debug;
            this.to = new PrintStream(new TerminalStream(to, false), true, StandardCharsets.UTF_8);
        }

        @Override
        public void publish(@Nullable LogRecord record) {
            if (record == null
                    || EXITS.equals(record.getLoggerName())
                    || (!debug && isToldOtherwise(record))) {
                return;
            }
            String level = record.getLevel() == Level.SEVERE ? "error" : "warning";
            to.println(
                    "astrolabe: "
                            + level
                            + ": "
                            + ControlCharacters.escape(formatter.formatMessage(record))
                            + origin(record.getThrown()));
            Throwable thrown = record.getThrown();
            if (debug && thrown != null) {
                thrown.printStackTrace(to);
            }
        }

        private static String origin(@Nullable Throwable thrown) {
            return thrown == null
                    ? ""
                    : PluginOrigin.of(thrown)
                            .map(place -> " (in the plug-in " + place.plugin() + ")")
                            .orElse("");
        }

        private static boolean isToldOtherwise(LogRecord record) {
            return String.valueOf(record.getLoggerName()).startsWith(TOLD_OTHERWISE)
                    && record.getThrown() != null;
        }

        @Override
        public void flush() {
            to.flush();
        }

        @Override
        public void close() {
            flush();
        }
    }
}
