/**
 * The looks of the series of charts. The documented API refers to this package, so that it is
 * exported in spite of its name.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.provisional.tmf.ui.viewers.xychart;

import org.eclipse.jdt.annotation.NonNullByDefault;
