/**
 * Compatibility: empty. Manifests of plug-ins import this package without using its classes.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.timing.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
