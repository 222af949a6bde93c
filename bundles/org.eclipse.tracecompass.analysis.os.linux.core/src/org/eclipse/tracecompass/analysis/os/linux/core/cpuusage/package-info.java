/** How long threads were on CPUs, as a history of its own. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.cpuusage;
