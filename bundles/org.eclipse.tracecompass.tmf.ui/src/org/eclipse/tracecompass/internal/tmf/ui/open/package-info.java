/**
 * The parts behind {@link org.eclipse.tracecompass.tmf.ui.project.OpenTraces}: the job, the recent
 * list, the demo traces, and what is said when a trace cannot be opened.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.open;

import org.eclipse.jdt.annotation.NonNullByDefault;
