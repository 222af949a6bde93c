/** What benchmarks of analyses have in common. */
package org.eclipse.tracecompass.benchmarks.analysis;
