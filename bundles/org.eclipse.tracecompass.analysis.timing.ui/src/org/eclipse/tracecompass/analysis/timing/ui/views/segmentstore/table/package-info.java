/** Tables of the segments of plug-ins. */
@NonNullByDefault({})
package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
