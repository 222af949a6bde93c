/** Viewers of plug-ins with rows in a table. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
