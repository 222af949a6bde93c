/** How the Linux kernel tracer of LTTng names its events and fields, in each of its versions. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.lttng2.kernel.core.event;
