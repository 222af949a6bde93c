package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;

/**
 * A presentation provider whose events have styles of a data provider, and not items of a table.
 *
 * @since 0.2.0
 */
public interface IStyledPresentationProvider extends ITimeGraphPresentationProvider {

    /** The styles that those of events may refer to, by key. */
    Map<String, OutputElementStyle> getStyles();

    /**
     * The style of an event.
     *
     * @param event a state, link or marker
     * @return the style; null for the faint one
     */
    OutputElementStyle getElementStyle(ITimeEvent event);
}
