/**
 * The rows drawn by the Threads and Resources views, the picture export and the command line: rows
 * of states from the history of the kernel analysis.
 *
 * <p>{@link
 * org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.KernelTimeGraphProvider}
 * holds what the two providers share.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;
