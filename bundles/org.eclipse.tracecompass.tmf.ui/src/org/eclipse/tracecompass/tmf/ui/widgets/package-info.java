/** Shared parts of widgets: button icons, long scroll bars, completion. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.NonNullByDefault;
