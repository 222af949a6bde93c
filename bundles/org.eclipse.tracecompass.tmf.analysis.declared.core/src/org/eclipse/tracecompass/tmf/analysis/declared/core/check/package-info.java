/**
 * Checks before a declaration is executed: {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.check.StatesChecker} lists the {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem}s of declarations, with the
 * {@link org.eclipse.tracecompass.tmf.analysis.declared.core.check.EventCatalog} of a trace those
 * of events and fields too. {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols} says what a name means; the
 * code that executes declarations uses it as well.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import org.eclipse.jdt.annotation.NonNullByDefault;
