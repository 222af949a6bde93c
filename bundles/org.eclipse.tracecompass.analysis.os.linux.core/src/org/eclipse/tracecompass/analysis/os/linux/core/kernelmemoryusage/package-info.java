/** How many pages of memory the kernel gave to threads. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage;
