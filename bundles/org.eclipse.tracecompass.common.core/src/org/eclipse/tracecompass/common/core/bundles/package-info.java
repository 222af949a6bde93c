/**
 * Bundles in a plain JVM, where no OSGi framework runs: their activators, and what they require.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.bundles;

import org.eclipse.jdt.annotation.NonNullByDefault;
