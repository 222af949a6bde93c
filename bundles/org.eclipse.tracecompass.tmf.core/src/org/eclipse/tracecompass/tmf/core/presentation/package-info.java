/** Colours: palettes, and the styles of series. No dependency on a user interface. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.presentation;

import org.eclipse.jdt.annotation.NonNullByDefault;
