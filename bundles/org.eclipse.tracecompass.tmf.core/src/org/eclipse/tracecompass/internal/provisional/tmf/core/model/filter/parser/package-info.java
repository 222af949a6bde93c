/**
 * The words of filter expressions. Compatibility: plug-ins use this package of the documented API
 * although its name says that they should not.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filter.parser;

import org.eclipse.jdt.annotation.NonNullByDefault;
