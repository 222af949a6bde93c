/** Charts that show what XY data providers answer. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart;

import org.eclipse.jdt.annotation.NonNullByDefault;
