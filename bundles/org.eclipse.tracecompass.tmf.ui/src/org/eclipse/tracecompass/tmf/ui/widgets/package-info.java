/** What the widgets of several views share: pictures of buttons, long scroll bars, completion. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.NonNullByDefault;
