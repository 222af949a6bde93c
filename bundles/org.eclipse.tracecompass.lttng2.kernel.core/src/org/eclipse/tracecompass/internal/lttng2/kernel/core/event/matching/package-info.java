/**
 * Which events of LTTng kernel traces are the sending and the receipt of the same TCP packet; known
 * to the framework by this plug-in's {@code plugin.xml}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
