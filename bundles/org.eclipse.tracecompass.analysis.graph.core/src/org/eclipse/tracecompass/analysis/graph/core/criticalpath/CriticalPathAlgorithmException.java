package org.eclipse.tracecompass.analysis.graph.core.criticalpath;

/** Thrown when a graph cannot have a critical path. */
public class CriticalPathAlgorithmException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what is wrong
     */
    public CriticalPathAlgorithmException(String message) {
        super(message);
    }
}
