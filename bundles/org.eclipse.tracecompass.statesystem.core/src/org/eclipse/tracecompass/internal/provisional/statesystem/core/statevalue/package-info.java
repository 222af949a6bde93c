/**
 * State values of types that plug-ins define. The documented API refers to this package, so that it
 * is exported in spite of its name.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.NonNullByDefault;
