/**
 * How kernel events become states.
 *
 * <p>{@link org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider}
 * gives each event to the handler of its type. Handlers are small and stateless; they call {@link
 * org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelModel}, which knows what
 * every {@link org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelCpu CPU} and
 * {@link org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelThread thread} does
 * right now and writes only what changes to the state system.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;
