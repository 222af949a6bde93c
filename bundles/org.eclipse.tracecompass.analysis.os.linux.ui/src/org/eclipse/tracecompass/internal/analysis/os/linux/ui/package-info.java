/**
 * The views of the Linux kernel analysis: Threads and Resources. All they know is whose rows they
 * show.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
