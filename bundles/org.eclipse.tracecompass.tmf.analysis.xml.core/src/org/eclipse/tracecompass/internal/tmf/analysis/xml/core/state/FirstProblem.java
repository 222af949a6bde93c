package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * Logs the first problem that an element of an analysis has with an event: the others are mostly of
 * the same kind. For one thread.
 */
public final class FirstProblem {

    private static final System.Logger LOGGER = LazyLogger.of(FirstProblem.class);

    private final String place;
    private final String consequence;
    private boolean isReported;

    /**
     * @param place the file and the line of the element, as messages begin
     * @param consequence what comes of a problem, a clause
     */
    public FirstProblem(String place, String consequence) {
        this.place = place;
        this.consequence = consequence;
    }

    /**
     * Logs a problem, unless there was one before.
     *
     * @param scope the event
     * @param problem what is wrong
     */
    public void log(EventScope scope, RuntimeException problem) {
        log(scope.eventName(), scope.time(), problem);
    }

    /** Logs a problem with what an event brings about at a time, unless there was one before. */
    void log(String eventName, long time, RuntimeException problem) {
        if (!isReported) {
            isReported = true;
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "{0}{1} for an event {2} at {3}: {4}",
                    place,
                    consequence,
                    eventName,
                    Long.toString(time),
                    problem.getMessage());
        }
    }
}
