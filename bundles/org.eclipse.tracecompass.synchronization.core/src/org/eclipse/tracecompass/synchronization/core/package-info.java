/**
 * How clocks of hosts go, computed from the messages between them. All is arithmetic on longs and
 * doubles; nothing is known of traces.
 *
 * <p>{@link org.eclipse.tracecompass.synchronization.core.HostPair} keeps the convex hulls of the
 * messages between two hosts, {@link org.eclipse.tracecompass.synchronization.core.RegressionLine}
 * their regression. {@link org.eclipse.tracecompass.synchronization.core.ClockTree} chains pairs to
 * one reference, {@link org.eclipse.tracecompass.synchronization.core.JointClocks} estimates all
 * clocks at once.
 */
@NonNullByDefault
package org.eclipse.tracecompass.synchronization.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
