/** The table of events that trace types can replace by their own. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.events;

import org.eclipse.jdt.annotation.NonNullByDefault;
