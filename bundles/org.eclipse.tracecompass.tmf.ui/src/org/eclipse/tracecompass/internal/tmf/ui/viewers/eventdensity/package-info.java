/** Charts of the numbers of events over time. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.viewers.eventdensity;

import org.eclipse.jdt.annotation.NonNullByDefault;
