package org.eclipse.tracecompass.tmf.cli.core.command;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A trace or experiment that a command has open. Closing it closes all its traces. */
public interface IOpenTrace extends AutoCloseable {

    /** Returns the trace or experiment. */
    ITmfTrace trace();

    /** Returns the traces of an experiment, or the trace itself. */
    List<ITmfTrace> members();

    @Override
    void close();
}
