/** Texts and orders of sequence diagrams. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.util;

import org.eclipse.jdt.annotation.NonNullByDefault;
