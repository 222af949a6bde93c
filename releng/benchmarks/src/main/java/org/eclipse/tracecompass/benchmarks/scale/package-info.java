/** How large traces and experiments of many traces are served: programs that print a table. */
package org.eclipse.tracecompass.benchmarks.scale;
