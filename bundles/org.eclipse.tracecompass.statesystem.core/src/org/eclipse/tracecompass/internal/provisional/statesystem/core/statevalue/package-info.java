/**
 * State values of types that plug-ins define. Compatibility: plug-ins use this package of the
 * documented API although its name says that they should not.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.NonNullByDefault;
