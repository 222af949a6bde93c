/**
 * The time graph on the screen: {@link org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl}
 * shows a {@link org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene} and turns mouse and
 * keys into changes of it; {@link org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView} is the
 * view that shows the rows of a data provider. A view of an analysis is a subclass of a few lines.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
