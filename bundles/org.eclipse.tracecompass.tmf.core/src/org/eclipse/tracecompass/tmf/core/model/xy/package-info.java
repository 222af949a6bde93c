/**
 * Charts: series of values over a sampling, and the data providers that compute them from a state
 * system.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.xy;

import org.eclipse.jdt.annotation.NonNullByDefault;
