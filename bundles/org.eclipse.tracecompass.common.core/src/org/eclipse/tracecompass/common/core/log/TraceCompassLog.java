package org.eclipse.tracecompass.common.core.log;

import java.util.logging.Logger;

/**
 * The one place where loggers come from, so that their names follow the classes that write to them.
 */
public final class TraceCompassLog {

    private TraceCompassLog() {}

    /**
     * Returns the logger of a class.
     *
     * @param clazz the class that will write to the logger
     * @return the logger whose name is the class's name; the same object each time
     */
    public static Logger getLogger(Class<?> clazz) {
        return getLogger(clazz.getName());
    }

    /**
     * Returns the logger of a name.
     *
     * @param name the name, by custom that of a class or package
     * @return the logger of this name; the same object each time
     */
    public static Logger getLogger(String name) {
        return Logger.getLogger(name);
    }
}
