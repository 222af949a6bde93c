/** Work in the background that shows in the Progress view. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.jobs;

import org.eclipse.jdt.annotation.NonNullByDefault;
