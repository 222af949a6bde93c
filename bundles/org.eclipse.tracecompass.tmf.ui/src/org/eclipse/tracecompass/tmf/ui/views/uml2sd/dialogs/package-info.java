/** The dialogs of the Sequence Diagram view, and the criteria that they edit. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import org.eclipse.jdt.annotation.NonNullByDefault;
