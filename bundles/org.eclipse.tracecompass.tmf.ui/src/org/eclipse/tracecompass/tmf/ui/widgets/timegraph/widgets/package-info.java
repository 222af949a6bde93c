/** The widgets of documented time graphs, their colours, and what draws in them. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.jdt.annotation.NonNullByDefault;
