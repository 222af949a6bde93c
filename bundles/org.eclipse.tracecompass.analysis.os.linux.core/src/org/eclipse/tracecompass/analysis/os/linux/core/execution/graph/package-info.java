/**
 * The execution graph of Linux machines: what each thread did and which thread woke which. It is
 * where the critical path of a thread is found.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;
