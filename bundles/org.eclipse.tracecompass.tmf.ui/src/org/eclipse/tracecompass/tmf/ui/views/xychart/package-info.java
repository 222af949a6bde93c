/** Views of plug-ins with a chart. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.xychart;

import org.eclipse.jdt.annotation.NonNullByDefault;
