/** Views of time graphs for plug-ins that make rows and states themselves. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
