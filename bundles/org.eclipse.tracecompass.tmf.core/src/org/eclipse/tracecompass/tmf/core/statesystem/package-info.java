/**
 * From events to a state history: state providers, which turn events into state changes on a thread
 * of their own, and the analysis module that owns the history. Read {@link
 * org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider} and {@link
 * org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule}: a new analysis
 * extends one of each.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.NonNullByDefault;
