/** Which thread was on a CPU, from switches alone: what the analysis of current threads stores. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.tid;
