/** The styles of drawn elements. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
