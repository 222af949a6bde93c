/**
 * Tables of what threads, disks, files and networks did, one record at a time.
 *
 * <p>A {@link org.eclipse.tracecompass.internal.analysis.os.linux.core.record.RecordAnalysis} is
 * made of the columns of its table and a reader of events. Readers extend {@link
 * org.eclipse.tracecompass.internal.analysis.os.linux.core.record.RecordReader}, which knows the
 * threads and the interrupts at each event.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;
