/** Colours of events, chosen by filters. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.colors;

import org.eclipse.jdt.annotation.NonNullByDefault;
