/**
 * Filters that apply to all views of a trace, and requests for lines of tables. Compatibility:
 * plug-ins use this package of the documented API although its name says that they should not.
 *
 * @since 9.5.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import org.eclipse.jdt.annotation.NonNullByDefault;
