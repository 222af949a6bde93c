/** Traces as resources of the workspace: folders, links and properties. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import org.eclipse.jdt.annotation.NonNullByDefault;
