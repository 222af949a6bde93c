/** Trees with check boxes and a filter, and the dialogs of time graphs. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import org.eclipse.jdt.annotation.NonNullByDefault;
