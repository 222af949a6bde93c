/** The sets of markers that users choose for all time graphs. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.markers;

import org.eclipse.jdt.annotation.NonNullByDefault;
