package org.eclipse.tracecompass.tmf.core.uml2sd;

import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** A message that arrives when it is sent. */
public interface ITmfSyncSequenceDiagramEvent {

    /** {@return the message} */
    String getName();

    /** {@return who sends it} */
    String getSender();

    /** {@return who receives it} */
    String getReceiver();

    /** {@return when it is sent} */
    ITmfTimestamp getStartTime();
}
