/** The events of traces one by one along the time, with their colours, bookmarks and search. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.timechart;

import org.eclipse.jdt.annotation.NonNullByDefault;
