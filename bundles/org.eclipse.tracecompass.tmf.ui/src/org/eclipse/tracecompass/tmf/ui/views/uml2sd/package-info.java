/** The Sequence Diagram view: its widget, and the bar with the time between messages. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.jdt.annotation.NonNullByDefault;
