/** The attributes of the state systems of traces along the time. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.statesystem;

import org.eclipse.jdt.annotation.NonNullByDefault;
