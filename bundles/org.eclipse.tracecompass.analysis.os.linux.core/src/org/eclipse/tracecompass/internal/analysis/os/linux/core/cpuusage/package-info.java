/**
 * How busy the CPUs were and with which threads, as a chart. {@link
 * org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage.CpuShares} spreads the slices
 * of the kernel history over the pixels, exactly: no instant is sampled.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import org.eclipse.jdt.annotation.NonNullByDefault;
