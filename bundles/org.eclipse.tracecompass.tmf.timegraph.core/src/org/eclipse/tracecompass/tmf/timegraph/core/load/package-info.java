/**
 * From a data provider to the model: reading and converting its answers, and the loader that asks
 * in the background, coalesces requests, drops the outdated ones and refreshes while an analysis is
 * running.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.load;

import org.eclipse.jdt.annotation.NonNullByDefault;
