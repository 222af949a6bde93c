/** Dialogs in which users describe trace types of their own. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import org.eclipse.jdt.annotation.NonNullByDefault;
