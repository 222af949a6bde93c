/** How the clocks of the traces of an experiment were synchronized. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
