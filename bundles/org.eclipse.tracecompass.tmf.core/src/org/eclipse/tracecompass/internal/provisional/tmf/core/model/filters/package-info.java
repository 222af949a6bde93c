/** Filters of all views of a trace; plug-ins use them although the name says otherwise. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import org.eclipse.jdt.annotation.NonNullByDefault;
