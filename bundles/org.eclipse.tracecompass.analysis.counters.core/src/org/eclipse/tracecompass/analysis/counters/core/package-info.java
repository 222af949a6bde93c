/**
 * Counters: numbers that events carry, and what they come to over time.
 *
 * <p>A trace type says which of its fields are counters by {@link
 * org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect aspects}; {@link
 * org.eclipse.tracecompass.analysis.counters.core.CounterAnalysis} records them.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.counters.core;
