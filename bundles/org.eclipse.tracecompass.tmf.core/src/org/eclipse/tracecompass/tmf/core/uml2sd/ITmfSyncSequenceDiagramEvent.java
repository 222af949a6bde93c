package org.eclipse.tracecompass.tmf.core.uml2sd;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** A message that arrives when it is sent. */
public interface ITmfSyncSequenceDiagramEvent {

    /** {@return the message} */
    @NonNullByDefault({})
    String getName();

    /** {@return who sends it} */
    @NonNullByDefault({})
    String getSender();

    /** {@return who receives it} */
    @NonNullByDefault({})
    String getReceiver();

    /** {@return when it is sent} */
    @NonNullByDefault({})
    ITmfTimestamp getStartTime();
}
