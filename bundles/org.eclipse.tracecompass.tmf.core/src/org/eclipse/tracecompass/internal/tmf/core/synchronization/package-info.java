/**
 * The transforms between clocks, and the convex hull algorithm that finds them: {@link
 * org.eclipse.tracecompass.synchronization.core.HostPair} is the heart of it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
