/** How fast events are matched, and clocks found. */
package org.eclipse.tracecompass.benchmarks.synchronization;
