package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;

/**
 * Is told when the user selects a time between events in the time bar.
 *
 * @since 9.5.0
 */
public interface ITimeCompressionListener {

    /**
     * A time was selected.
     *
     * @param lifeline the lifeline of its start; null for all
     * @param startEvent the event of its start
     * @param nbEvent how many events it spans
     * @param color the colour of the time in the bar
     */
    void deltaSelected(Lifeline lifeline, int startEvent, int nbEvent, IColor color);
}
