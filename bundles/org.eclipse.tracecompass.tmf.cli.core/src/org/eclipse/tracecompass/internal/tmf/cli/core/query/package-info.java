/** Questions to a state history: attribute patterns, intervals, and the forms of the answer. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.query;
