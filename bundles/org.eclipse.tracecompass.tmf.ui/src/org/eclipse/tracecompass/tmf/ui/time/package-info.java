/** How times are written in all views, as the user chose it. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.time;

import org.eclipse.jdt.annotation.NonNullByDefault;
