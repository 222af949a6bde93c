/** The views of analyses, for the extension point of analyses. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
