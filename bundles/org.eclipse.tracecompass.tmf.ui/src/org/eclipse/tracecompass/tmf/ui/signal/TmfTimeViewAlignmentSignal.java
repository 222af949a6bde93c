package org.eclipse.tracecompass.tmf.ui.signal;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;

/**
 * The time axis of a view begins at another place; other views may follow.
 *
 * @since 0.2.0
 */
public class TmfTimeViewAlignmentSignal extends TmfSignal {

    private final TmfTimeViewAlignmentInfo alignmentInfo;
    private final boolean synchronous;

    /**
     * A signal after which other views follow when no further one comes for a while.
     *
     * @param source who sends it
     * @param alignmentInfo where the time axis begins now
     */
    public TmfTimeViewAlignmentSignal(Object source, TmfTimeViewAlignmentInfo alignmentInfo) {
        this(source, alignmentInfo, false);
    }

    /**
     * @param source who sends it
     * @param alignmentInfo where the time axis begins now
     * @param synchronous whether other views follow at once
     */
    public TmfTimeViewAlignmentSignal(
            Object source, TmfTimeViewAlignmentInfo alignmentInfo, boolean synchronous) {
        super(source);
        this.alignmentInfo = alignmentInfo;
        this.synchronous = synchronous;
    }

    /** Where the time axis begins now. */
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        return alignmentInfo;
    }

    /** Whether other views follow at once. */
    public boolean IsSynchronous() {
        return synchronous;
    }

    @Override
    public String toString() {
        return "[TmfTimeViewAlignmentSignal (" + alignmentInfo + ")]";
    }
}
