/**
 * Transforms from the clock of one trace to a common clock, and the algorithms that find them from
 * matched events. The convex hulls of two hosts' messages are in the bundle synchronization.core:
 * {@link org.eclipse.tracecompass.synchronization.core.HostPair} is the heart of it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
