/** Aspects of events that are counters. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.counters.core.aspects;
