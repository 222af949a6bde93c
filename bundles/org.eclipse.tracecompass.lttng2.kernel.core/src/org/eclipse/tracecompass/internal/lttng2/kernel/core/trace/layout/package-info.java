/**
 * How LTTng and perf name kernel events. Plug-ins may extend the layouts and override a few names.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout;
