/** Widgets that documented views hand out, in the place where plug-ins look for them. */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets;

import org.eclipse.jdt.annotation.NonNullByDefault;
