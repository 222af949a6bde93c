/**
 * Speed and size of the state system. {@link org.eclipse.tracecompass.benchmarks.statesystem.Load}
 * defines what is built and asked; the benchmarks measure it; {@code HistorySize} prints bytes per
 * interval.
 */
package org.eclipse.tracecompass.benchmarks.statesystem;
