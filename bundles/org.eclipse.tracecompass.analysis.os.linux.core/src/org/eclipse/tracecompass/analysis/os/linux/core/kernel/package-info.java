/**
 * The states of a Linux kernel over time: what each CPU and each thread did.
 *
 * <p>{@link org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule} builds the
 * history; {@link org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes} and {@link
 * org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues} are its vocabulary; {@link
 * org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider} answers
 * the usual questions, {@link
 * org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics} adds up system calls.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.kernel;
