/** The raw text of the events of a trace. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.rawviewer;

import org.eclipse.jdt.annotation.NonNullByDefault;
