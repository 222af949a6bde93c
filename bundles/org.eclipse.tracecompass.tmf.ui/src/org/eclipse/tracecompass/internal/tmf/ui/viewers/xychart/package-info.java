/** What the documented charts are made of. */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import org.eclipse.jdt.annotation.NonNullByDefault;
