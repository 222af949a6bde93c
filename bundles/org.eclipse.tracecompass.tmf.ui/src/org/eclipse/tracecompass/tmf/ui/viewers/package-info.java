/** The base of documented viewers: parts of views that receive signals. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.jdt.annotation.NonNullByDefault;
