/**
 * What call stacks and call graphs are made of: elements (such as processes and threads) with their
 * levels, symbols of functions, and palettes.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.base;

import org.eclipse.jdt.annotation.NonNullByDefault;
