package org.eclipse.tracecompass.spark;

import java.io.Serializable;

/**
 * A trace to build.
 *
 * @param path its folder or file
 * @param name the name it gets
 * @param content changes when a file of the trace, or the way to build it, does
 * @param bytes its size
 */
record TraceSource(String path, String name, String content, long bytes) implements Serializable {}
