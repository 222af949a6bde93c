/**
 * Filters that apply to all views of a trace. Plug-ins refer to this package, so that it is
 * exported in spite of its name.
 *
 * @since 9.5.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import org.eclipse.jdt.annotation.NonNullByDefault;
