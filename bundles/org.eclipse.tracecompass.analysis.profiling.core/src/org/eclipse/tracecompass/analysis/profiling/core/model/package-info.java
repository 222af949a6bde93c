/**
 * What is known of the threads of a host, whichever analysis of whichever trace knows it.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
