/**
 * The Traces view: a model of the open traces and their analyses, without widgets, and the tree
 * that shows it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.traces;

import org.eclipse.jdt.annotation.NonNullByDefault;
