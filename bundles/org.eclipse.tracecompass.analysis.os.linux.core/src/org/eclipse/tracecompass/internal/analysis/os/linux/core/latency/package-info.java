/**
 * How long system calls take: an analysis that keeps every call, for tables, statistics and charts.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import org.eclipse.jdt.annotation.NonNullByDefault;
