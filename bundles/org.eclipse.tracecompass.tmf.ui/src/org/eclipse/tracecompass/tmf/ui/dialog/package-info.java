/** Dialogs of the window system, which tests can answer. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.dialog;

import org.eclipse.jdt.annotation.NonNullByDefault;
