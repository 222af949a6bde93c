/**
 * The Flame Graph on the screen, and the menu of symbol files that all views of calls have. Views
 * of a call stack analysis are subclasses with a constructor that names it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
