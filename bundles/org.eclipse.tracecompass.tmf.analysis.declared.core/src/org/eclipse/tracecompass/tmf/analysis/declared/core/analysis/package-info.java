/**
 * Declarations at work: {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet} is what becomes one
 * analysis, {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule} the
 * analysis, {@link org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations} finds
 * those of a trace and remembers which are switched off.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
