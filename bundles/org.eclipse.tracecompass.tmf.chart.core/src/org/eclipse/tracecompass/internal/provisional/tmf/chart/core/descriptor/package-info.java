/**
 * The columns of tables for charts. The documented API refers to this package, so that it is
 * exported in spite of its name.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.tmf.chart.core.descriptor;

import org.eclipse.jdt.annotation.NonNullByDefault;
