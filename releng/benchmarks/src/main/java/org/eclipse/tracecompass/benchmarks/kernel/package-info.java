/** How fast kernel traces become histories, and histories pictures. */
package org.eclipse.tracecompass.benchmarks.kernel;
