/** Where the rows of charts come from. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.chart.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
