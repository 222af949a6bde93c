/** What belongs to charts of bars only. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.xychart.barchart;

import org.eclipse.jdt.annotation.NonNullByDefault;
