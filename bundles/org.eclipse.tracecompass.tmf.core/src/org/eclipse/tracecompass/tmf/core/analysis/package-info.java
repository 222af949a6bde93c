/**
 * Analysis modules: what they are, how they are found (extension point {@code
 * org.eclipse.linuxtools.tmf.core.analysis}), and how they run. Read {@link
 * org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule} first, then {@link
 * org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
