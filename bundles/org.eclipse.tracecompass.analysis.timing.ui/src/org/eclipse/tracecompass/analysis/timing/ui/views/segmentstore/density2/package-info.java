/** How many segments have which duration, beside a table of them. */
@NonNullByDefault({})
package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2;

import org.eclipse.jdt.annotation.NonNullByDefault;
