/** The trace server under load. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.benchmarks.server;
