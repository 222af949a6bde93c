package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;

/**
 * A trace that has no results.
 *
 * @param path where it is
 * @param reason why, for people
 */
public record FailedTrace(String path, String reason) implements Serializable {}
