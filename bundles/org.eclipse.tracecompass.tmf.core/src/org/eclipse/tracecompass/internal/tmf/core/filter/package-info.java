/** The values of events that filters compare. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
