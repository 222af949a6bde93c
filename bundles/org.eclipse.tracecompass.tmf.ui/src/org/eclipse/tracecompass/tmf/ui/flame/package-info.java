/**
 * Calls on the screen: the Flame Chart, which is a time graph, and the Flame Graph. Views of a call
 * stack analysis are subclasses with a constructor that names it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.flame;

import org.eclipse.jdt.annotation.NonNullByDefault;
