package org.eclipse.tracecompass.analysis.graph.core.base;

/** Thrown by code that walks along a graph when it comes to a vertex for the second time. */
public class CycleDetectedException extends RuntimeException {

    private static final long serialVersionUID = 1L;
}
