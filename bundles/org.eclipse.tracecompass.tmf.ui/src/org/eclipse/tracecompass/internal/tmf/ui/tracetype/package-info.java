/** What plug-ins declare about the look of their trace types. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.tracetype;

import org.eclipse.jdt.annotation.NonNullByDefault;
