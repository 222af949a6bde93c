/**
 * How the values of a column are found. The columns refer to this package, so that it is exported
 * in spite of its name.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.tmf.chart.core.resolver;

import org.eclipse.jdt.annotation.NonNullByDefault;
