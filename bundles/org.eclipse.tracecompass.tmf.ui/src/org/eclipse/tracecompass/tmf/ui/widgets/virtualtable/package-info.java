/** A table of any number of rows. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.virtualtable;

import org.eclipse.jdt.annotation.NonNullByDefault;
