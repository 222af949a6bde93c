/** What views tell each other about the model of a host: which thread or CPU was selected. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.signals;
