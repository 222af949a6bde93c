package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/** An experiment whose outputs a server has. Thread-safe. */
public interface RemoteExperiment extends ITmfTrace {

    /**
     * Asks an output.
     *
     * @param <T> what the answer becomes
     * @param kind the part of the path before the id; empty, or with a slash at its end
     * @param id the id of the output
     * @param operation the part of the path after the id
     * @param parameters the parameters; null for none
     * @param reader reads the answer
     * @param monitor cancels, null for none
     * @return the answer
     * @throws RemoteException when there is none
     */
    <T> T ask(
            String kind,
            String id,
            String operation,
            @Nullable Map<String, ?> parameters,
            AnswerReader<T> reader,
            @Nullable IProgressMonitor monitor)
            throws RemoteException;

    /** Returns whether a server that cannot be reached is waited for. */
    boolean isPatient();

    /** Returns whether it is closed. */
    boolean isDisposed();
}
