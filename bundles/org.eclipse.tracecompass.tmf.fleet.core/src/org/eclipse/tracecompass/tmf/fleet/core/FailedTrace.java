package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;

/**
 * A trace that has no results.
 *
 * @param path where it is
 * @param reason why, for people
 */
public record FailedTrace(String path, String reason) implements Serializable {

    /** Returns the path, and the first line of the reason. */
    public String summary() {
        return path + ": " + reason.lines().findFirst().orElse("");
    }
}
