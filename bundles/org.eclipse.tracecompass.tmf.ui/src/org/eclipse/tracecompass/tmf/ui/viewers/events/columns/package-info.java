/** Columns of the table of events. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.events.columns;

import org.eclipse.jdt.annotation.NonNullByDefault;
