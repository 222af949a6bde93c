/**
 * The definitions of which events of LTTng kernel traces send and receive the same TCP packet;
 * known to the framework by this plug-in's {@code plugin.xml}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
