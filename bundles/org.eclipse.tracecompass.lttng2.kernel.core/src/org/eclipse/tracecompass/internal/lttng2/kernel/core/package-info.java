/**
 * Compatibility: empty. Manifests of plug-ins import this package without using its classes.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.kernel.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
