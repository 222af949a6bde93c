/** Imports of traces into projects, and links to source code. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.actions;

import org.eclipse.jdt.annotation.NonNullByDefault;
