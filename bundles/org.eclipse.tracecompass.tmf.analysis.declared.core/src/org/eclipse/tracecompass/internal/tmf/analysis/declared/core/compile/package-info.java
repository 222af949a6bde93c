/**
 * Turns declarations into a state provider that is nearly as quick as one written by hand. An
 * expression becomes a few small objects of final classes, chosen by the types of what it computes
 * ({@code long}, {@code double}, {@code boolean}, text, any), so that nothing is boxed on the way
 * and nothing is looked up by name: an event's rules are found by the identity of its type, its
 * fields through {@link org.eclipse.tracecompass.tmf.core.event.access.TmfField} handles, the
 * attributes of a path through {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.PathTable}, which remembers
 * their quarks by the variable parts of the path.
 *
 * <p>Whatever an event does wrong is counted per rule ({@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RuleFaults}) and ends that
 * rule for that event; {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits} keep a hostile
 * declaration from exhausting memory.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.NonNullByDefault;
