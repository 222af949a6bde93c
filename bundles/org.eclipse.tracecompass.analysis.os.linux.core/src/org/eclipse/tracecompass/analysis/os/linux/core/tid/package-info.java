/** The analysis of which thread was on which CPU, for those who need nothing else. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.tid;
