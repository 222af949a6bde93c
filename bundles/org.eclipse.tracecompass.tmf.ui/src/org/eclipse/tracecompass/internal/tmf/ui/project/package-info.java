/**
 * The parts behind {@link org.eclipse.tracecompass.tmf.ui.project.OpenTraces}: the recent list, the
 * demo traces, drops of files, what is said when a trace cannot be opened, and the menu commands.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.project;

import org.eclipse.jdt.annotation.NonNullByDefault;
