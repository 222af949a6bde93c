/** What the documented viewers are made of. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.viewers;

import org.eclipse.jdt.annotation.NonNullByDefault;
