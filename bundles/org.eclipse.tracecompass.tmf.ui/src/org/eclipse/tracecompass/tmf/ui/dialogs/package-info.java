/** Questions to the user that the toolkit's own dialogs ask. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.dialogs;

import org.eclipse.jdt.annotation.NonNullByDefault;
