/** The editor of filters of events, which the Filters view and the filter dialog share. */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.tmf.ui.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
