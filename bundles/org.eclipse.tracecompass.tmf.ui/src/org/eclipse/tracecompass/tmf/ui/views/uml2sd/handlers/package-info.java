/** The actions of the Sequence Diagram view. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.jdt.annotation.NonNullByDefault;
