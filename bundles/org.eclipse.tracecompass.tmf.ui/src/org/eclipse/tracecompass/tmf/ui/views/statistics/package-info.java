/** The Statistics view. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
