package org.eclipse.tracecompass.tmf.core.uml2sd;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** A message that takes time to arrive. */
public interface ITmfAsyncSequenceDiagramEvent extends ITmfSyncSequenceDiagramEvent {

    /** {@return when it is received} */
    @NonNullByDefault({})
    ITmfTimestamp getEndTime();
}
