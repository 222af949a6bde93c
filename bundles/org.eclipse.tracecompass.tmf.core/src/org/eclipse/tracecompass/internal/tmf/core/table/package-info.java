/** The table of a trace's events. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
