/** The series of counters for charts. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.counters.core;
