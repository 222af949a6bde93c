package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.function.Consumer;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ISplitWork;

/**
 * A reader of events that finds segments and can do so in parts of the trace side by side, with the
 * same result. A part takes from its events what is needed, and the reader makes segments of that
 * when the part is joined, because segments may begin before a part and end after it.
 *
 * @since 9.6.0
 */
public interface ISplittableReader extends Consumer<ITmfEvent>, ISplitWork {

    @Override
    default void handle(ITmfEvent event) {
        accept(event);
    }
}
