/** Benchmarks of the calls of traced programs. */
package org.eclipse.tracecompass.benchmarks.callstack;
