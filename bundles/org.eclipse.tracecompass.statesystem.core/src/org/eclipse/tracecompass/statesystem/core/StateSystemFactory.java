package org.eclipse.tracecompass.statesystem.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.tracecompass.internal.statesystem.core.StateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;

/** Makes state systems. */
public final class StateSystemFactory {

    private StateSystemFactory() {}

    /**
     * Creates a state system to be built.
     *
     * @param backend where its intervals go
     * @return the state system
     */
    public static ITmfStateSystemBuilder newStateSystem(IStateHistoryBackend backend) {
        try {
            return new StateSystem(backend, true);
        } catch (IOException e) {
            // Nothing is read for a new state system.
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Creates a state system to be built, or opens one.
     *
     * @param backend where its intervals go, or are
     * @param newFile true to build it, false if the backend holds a complete history
     * @return the state system
     * @throws IOException if the attribute tree of a complete history cannot be read
     */
    public static ITmfStateSystemBuilder newStateSystem(
            IStateHistoryBackend backend, boolean newFile) throws IOException {
        return new StateSystem(backend, newFile);
    }
}
