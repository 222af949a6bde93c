/** Editors of traces. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.editors;

import org.eclipse.jdt.annotation.NonNullByDefault;
