/** What all views share: updates of the screen that come from any thread. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
