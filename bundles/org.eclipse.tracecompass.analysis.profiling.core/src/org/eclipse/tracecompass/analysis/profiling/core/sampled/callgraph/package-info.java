/**
 * Call graphs from samples of call stacks: an event has a whole stack, and what is counted is how
 * often a function is on one.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.sampled.callgraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
