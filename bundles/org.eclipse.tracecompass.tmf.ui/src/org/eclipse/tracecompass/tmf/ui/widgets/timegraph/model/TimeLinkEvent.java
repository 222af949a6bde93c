package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;

/**
 * The usual {@link ILinkEvent}.
 *
 * @since 0.2.0
 */
public class TimeLinkEvent extends TimeEvent implements ILinkEvent {

    private final ITimeGraphEntry destination;

    /**
     * An arrow with the value 0.
     *
     * @param src the entry where it begins
     * @param dst the entry where it ends
     * @param time when it begins
     * @param duration how long it takes to arrive
     */
    public TimeLinkEvent(ITimeGraphEntry src, ITimeGraphEntry dst, long time, long duration) {
        this(src, dst, time, duration, 0);
    }

    /**
     * @param src the entry where it begins
     * @param dst the entry where it ends
     * @param time when it begins
     * @param duration how long it takes to arrive
     * @param value its value
     */
    public TimeLinkEvent(
            ITimeGraphEntry src, ITimeGraphEntry dst, long time, long duration, int value) {
        this(new TimeGraphArrow(id(src), id(dst), time, duration, value), src, dst);
    }

    /**
     * An arrow of a model.
     *
     * @param arrowModel the arrow
     * @param src the entry where it begins
     * @param dst the entry where it ends
     */
    public TimeLinkEvent(ITimeGraphArrow arrowModel, ITimeGraphEntry src, ITimeGraphEntry dst) {
        super(src, arrowModel);
        destination = dst;
    }

    private static long id(ITimeGraphEntry entry) {
        return entry instanceof TimeGraphEntry known ? known.getEntryModel().getId() : -1;
    }

    @Override
    public ITimeGraphEntry getDestinationEntry() {
        return destination;
    }
}
