/** Presentations of data providers, in the place where plug-ins look for them. */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
