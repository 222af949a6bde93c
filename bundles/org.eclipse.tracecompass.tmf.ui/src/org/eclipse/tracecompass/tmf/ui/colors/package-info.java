/** Conversions between the colours of the toolkit and other forms of colours. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.colors;

import org.eclipse.jdt.annotation.NonNullByDefault;
