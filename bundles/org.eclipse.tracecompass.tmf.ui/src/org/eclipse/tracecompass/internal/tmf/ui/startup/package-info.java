/** What happens in the workbench when traces are opened and closed: editors, perspectives. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.startup;

import org.eclipse.jdt.annotation.NonNullByDefault;
