/** How fast histories become pictures. */
package org.eclipse.tracecompass.benchmarks.timegraph;
