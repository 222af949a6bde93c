/** The colours and fonts of sequence diagrams. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences;

import org.eclipse.jdt.annotation.NonNullByDefault;
