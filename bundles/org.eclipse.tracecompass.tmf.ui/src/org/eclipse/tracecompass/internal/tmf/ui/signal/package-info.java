/** How signals reach the components of the screen, and how these are pinned to a trace. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
