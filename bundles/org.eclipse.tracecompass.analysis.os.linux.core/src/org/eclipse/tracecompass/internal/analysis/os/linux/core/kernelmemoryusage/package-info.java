/** The chart of the memory that the kernel gave to threads. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernelmemoryusage;
