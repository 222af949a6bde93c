/** Numbers of events by type. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
