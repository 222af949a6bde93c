/**
 * The Details view: the fields of the selected event, or the properties of a trace or an analysis.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.details;

import org.eclipse.jdt.annotation.NonNullByDefault;
