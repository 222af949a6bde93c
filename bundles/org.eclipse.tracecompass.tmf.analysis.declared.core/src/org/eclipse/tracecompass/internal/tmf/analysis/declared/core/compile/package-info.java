/**
 * Turns declarations into a state provider that is nearly as quick as one written by hand. A rule
 * becomes a class: expressions are {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.Node}s and statements {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.Action}s only until they
 * have written their bytecode into a {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RuleCode}, in the types of
 * what they compute ({@code long}, {@code double}, {@code boolean}, text, any), so that nothing is
 * boxed on the way. {@link
 * org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RuleClasses} makes one class
 * for all rules whose code is the same but for the objects it uses. Nothing is looked up by name:
 * an event's rules are found by the identity of its type, its fields through readers of the type,
 * the attributes of a path through {@link
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
