package org.eclipse.tracecompass.tmf.ui.views.uml2sd.util;

import java.io.Serializable;
import java.util.Comparator;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SDTimeEvent;

/**
 * Sorts events by their time. Events of one time are in the order of the diagram.
 *
 * @since 9.5.0
 */
public class TimeEventComparator implements Comparator<SDTimeEvent>, Serializable {

    private static final long serialVersionUID = 1L;

    @Override
    public int compare(SDTimeEvent arg0, SDTimeEvent arg1) {
        int byTime = arg0.getTime().compareTo(arg1.getTime());
        return byTime == 0 ? Integer.compare(arg0.getEvent(), arg1.getEvent()) : byTime;
    }
}
