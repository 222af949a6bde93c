package org.eclipse.tracecompass.common.core.log;

import java.util.ResourceBundle;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A logger that asks for the real one when it is first used. To get a logger starts the logging
 * system, which searches all jars of the class path for another one: that takes a tenth of the time
 * of a short command, which mostly logs nothing. Thread-safe.
 *
 * @since 0.2.0
 */
public final class LazyLogger implements System.Logger {

    /** Of no use below this level: nobody listens. */
    private static volatile Level least = Level.ALL;

    private final String name;
    private volatile System.@Nullable Logger logger;

    private LazyLogger(String name) {
        this.name = name;
    }

    /**
     * Returns a logger of a class.
     *
     * @param type the class that will write to the logger
     * @return a logger whose name is that of the class
     */
    public static System.Logger of(Class<?> type) {
        return new LazyLogger(type.getName());
    }

    /**
     * A program that sets up the logging system says that nothing below a level will be written: to
     * ask or to log that does not start the logging system then.
     *
     * @param least the least level that is written
     */
    public static void startAt(Level least) {
        LazyLogger.least = least;
    }

    private static boolean isWritten(Level level) {
        return level.getSeverity() >= least.getSeverity();
    }

    private System.Logger logger() {
        System.Logger known = logger;
        if (known == null) {
            known = System.getLogger(name);
            logger = known;
        }
        return known;
    }

    @Override
    public String getName() {
        return name;
    }

    @NonNullByDefault({})
    @Override
    public boolean isLoggable(Level level) {
        return isWritten(level) && logger().isLoggable(level);
    }

    @NonNullByDefault({})
    @Override
    public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
        if (isWritten(level)) {
            logger().log(level, bundle, message, thrown);
        }
    }

    @NonNullByDefault({})
    @Override
    public void log(Level level, ResourceBundle bundle, String format, Object... parameters) {
        if (isWritten(level)) {
            logger().log(level, bundle, format, parameters);
        }
    }
}
